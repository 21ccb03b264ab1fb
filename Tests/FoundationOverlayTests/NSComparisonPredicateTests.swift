import Foundation
import Testing

@_spi(Windfall) import FoundationOverlay
import class FoundationOverlay.NSComparisonPredicate
import class FoundationOverlay.NSExpression

@Suite("Predicates made of expressions")
struct NSComparisonPredicateTests {
  private func predicate(
    _ key: String, _ type: NSComparisonPredicate.Operator, _ value: Any,
    options: NSComparisonPredicate.Options = [], modifier: NSComparisonPredicate.Modifier = .direct
  ) -> NSComparisonPredicate {
    NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: key), rightExpression: NSExpression(forConstantValue: value),
      modifier: modifier, type: type, options: options)
  }

  @Test("They compare as the same format does")
  func comparisons() {
    let object: [String: Any] = ["label": "Ärger", "count": 3, "tags": ["a", "b"]]
    #expect(predicate("label", .equalTo, "Ärger").evaluate(with: object))
    #expect(!predicate("label", .equalTo, "ARGER").evaluate(with: object))
    let loose: NSComparisonPredicate.Options = [.caseInsensitive, .diacriticInsensitive]
    #expect(predicate("label", .beginsWith, "AR", options: loose).evaluate(with: object))
    #expect(predicate("count", .lessThan, 4).evaluate(with: object))
    #expect(predicate("count", .between, [1, 3]).evaluate(with: object))
    #expect(predicate("tags", .contains, "b").evaluate(with: object))
    #expect(predicate("tags", .equalTo, "b", modifier: .any).evaluate(with: object))
    #expect(!predicate("tags", .equalTo, "b", modifier: .all).evaluate(with: object))
  }

  @Test("A format gives comparisons and compounds, which apps take apart")
  func formats() throws {
    let simple = try #require(NSPredicate(format: "$row > 23") as? NSComparisonPredicate)
    #expect(simple.leftExpression.expressionType == .variable && "\(simple.leftExpression)" == "$row")
    #expect(simple.predicateOperatorType == .greaterThan && simple.rightExpression.constantValue as? Int == 23)
    #expect(simple.evaluate(with: nil, substitutionVariables: ["row": 24]))
    let several = NSPredicate(format: "$row > 23 AND NOT $other == 'x'")
    #expect(several.evaluate(with: nil, substitutionVariables: ["row": 24, "other": "y"]))
    #expect(!several.evaluate(with: nil, substitutionVariables: ["row": 24, "other": "x"]))
    let both = try #require(NSPredicate(format: "a == 1 AND NOT (b BEGINSWITH[c] 'x')") as? NSCompoundPredicate)
    #expect(both.compoundPredicateType == .and && both.subpredicates.count == 2)
    let negated = try #require(both.subpredicates.last as? NSCompoundPredicate)
    let last = try #require(negated.subpredicates.first as? NSComparisonPredicate)
    #expect(negated.compoundPredicateType == .not && last.options == .caseInsensitive)
    #expect(both.evaluate(with: ["a": 1, "b": "y"]) && !both.evaluate(with: ["a": 1, "b": "Xy"]))
    #expect(both == NSPredicate(format: "a == 1 AND NOT (b BEGINSWITH[c] 'x')"))
    #expect(both.description == "a == 1 AND NOT b BEGINSWITH[c] \"x\"")
    #expect(NSComparisonPredicate(format: "a == 1", argumentArray: nil).predicateOperatorType == .equalTo)
  }

  @Test("Alone and joined, they are values that a query can send to the app")
  func conditions() throws {
    let one = predicate("label", .like, "a*", options: .caseInsensitive)
    #expect(one.condition == NSPredicate(format: "label LIKE[c] 'a*'").condition)
    #expect(one.leftExpression.keyPath == "label" && one.predicateOperatorType == .like)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [one, predicate("count", .greaterThan, 1)])
    #expect(both.condition == NSPredicate(format: "label LIKE[c] 'a*' AND count > 1").condition)
  }
}
