import Foundation
import FoundationOverlay
import Testing

import class FoundationOverlay.NSExpression

@Suite("Expressions")
struct NSExpressionTests {
  private struct Point {
    let x = 3
    let name = "P"
  }

  @Test("A format is reckoned, whole numbers among themselves as whole numbers")
  func formats() {
    #expect(NSExpression(format: "1 + 2 * (3 - 1)").expressionValue(with: nil, context: nil) as? Int == 5)
    #expect(NSExpression(format: "7 / 2").expressionValue(with: nil, context: nil) as? NSNumber == 3)
    #expect(NSExpression(format: "7.0 / 2").expressionValue(with: nil, context: nil) as? Double == 3.5)
    #expect(NSExpression(format: "%@ + %d", 2, 3).expressionValue(with: nil, context: nil) as? Int == 5)
    #expect(NSExpression(format: "2 ** 3").description == "(2 ** 3)")
  }

  @Test("Keys, constants, lists and functions have their kinds and values")
  func kinds() {
    let key = NSExpression(forKeyPath: "name")
    #expect(key.expressionType == .keyPath && key.keyPath == "name")
    #expect(key.expressionValue(with: Point(), context: nil) as? String == "P")
    #expect(NSExpression(forKeyPath: \Point.name) == key)
    let constant = NSExpression(forConstantValue: "a")
    #expect(constant.expressionType == .constantValue && constant.constantValue as? String == "a")
    #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: 4, context: nil) as? Int == 4)
    let sum = NSExpression(forFunction: "add:to:", arguments: [NSExpression(forKeyPath: "x"), 1])
    #expect(sum.expressionType == .function && sum.expressionValue(with: Point(), context: nil) as? Int == 4)
    let list = NSExpression(forAggregate: [constant, sum])
    #expect(list.expressionType == .aggregate && list == NSExpression(forAggregate: [constant, sum]))
    #expect((list.expressionValue(with: Point(), context: nil) as? [Any])?.count == 2)
  }

  @Test("Functions, variables, subqueries, conditions and sets have their parts")
  func parts() {
    let count = NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "tags")])
    #expect(count.function == "count:" && count.arguments?.first?.keyPath == "tags")
    #expect(count.expressionValue(with: ["tags": [1, 2]], context: nil) as? Int == 2)
    #expect(NSExpression(forVariable: "x").variable == "x")
    let subquery = NSExpression(
      forSubquery: NSExpression(forKeyPath: "tags"), usingIteratorVariable: "t",
      predicate: NSPredicate(format: "$t > 1"))
    #expect(subquery.expressionType == .subquery && subquery.variable == "t")
    #expect((subquery.expressionValue(with: ["tags": [1, 2, 3]], context: nil) as? [Int]) == [2, 3])
    let either = NSExpression(
      forConditional: NSPredicate(format: "x == 3"), trueExpression: NSExpression(forConstantValue: 1),
      falseExpression: NSExpression(forConstantValue: 2))
    #expect(either.expressionValue(with: Point(), context: nil) as? Int == 1)
    #expect(either.true.constantValue as? Int == 1 && either.predicate == NSPredicate(format: "x == 3"))
    let union = NSExpression(
      forUnionSet: NSExpression(forConstantValue: [1, 2]), with: NSExpression(forConstantValue: [2, 3]))
    #expect(union.expressionType == .unionSet)
    #expect(union.expressionValue(with: nil, context: nil) as? [Int] == [1, 2, 3])
  }

  @Test("A format that is none stops") func wrongFormat() async {
    await #expect(processExitsWith: .failure) { _ = NSExpression(format: "1 +") }
  }
}
