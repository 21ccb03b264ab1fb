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

  @Test("Alone and joined, they are values that a query can send to the app")
  func conditions() throws {
    let one = predicate("label", .like, "a*", options: .caseInsensitive)
    #expect(one.condition == NSPredicate(format: "label LIKE[c] 'a*'").condition)
    #expect(one.leftExpression.keyPath == "label" && one.predicateOperatorType == .like)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [one, predicate("count", .greaterThan, 1)])
    #expect(both.condition == NSPredicate(format: "label LIKE[c] 'a*' AND count > 1").condition)
  }
}
