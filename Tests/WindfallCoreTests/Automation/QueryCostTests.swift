import Testing

@testable import WindfallCore

@Suite("The cost of queries")
struct QueryCostTests {
  private static let buttons = Element(
    type: .application,
    children: [
      Element(
        type: .window, children: (0..<10_000).map { Element(type: .button, identifier: "b\($0)", label: "\($0)") })
    ])

  /// As deep as UIKit never is, each level holding a button.
  private static let tower = (0..<300).reduce(Element(type: .button)) { inner, level in
    Element(type: .other, identifier: "level \(level)", children: [inner, Element(type: .button)])
  }

  @Test("The first match ends the search")
  func firstMatch() throws {
    let evaluator = QueryEvaluator(Self.buttons)
    let query = ElementQuery(steps: [.descendants(.button), .matching(.type(.any, text: "b2")), .select(.first)])
    #expect(try evaluator.resolve(query).element.label == "2")
    #expect(evaluator.visitedCount == 5)
  }

  @Test("The unique match of many looks at each element once")
  func uniqueMatch() throws {
    let evaluator = QueryEvaluator(Self.buttons)
    let query = ElementQuery(steps: [.descendants(.button), .matching(.type(.any, text: "b9999")), .select(.only)])
    #expect(try evaluator.resolve(query).element.label == "9999")
    #expect(try evaluator.count(ElementQuery(steps: [.descendants(.button)])) == 10_000)
    #expect(evaluator.visitedCount == 10_002)
  }

  @Test("Conditions are tried once for each element, however deep the elements are nested")
  func nestedConditions() throws {
    var tried = 0
    let evaluator = QueryEvaluator(
      Self.tower,
      externals: [
        { _ in
          tried += 1
          return false
        }
      ])
    let query = ElementQuery(steps: [
      .descendants(.any), .descendants(.any), .descendants(.other), .containing(.external(0)),
    ])
    #expect(try evaluator.count(query) == 0)
    #expect(evaluator.visitedCount == 601)
    #expect(tried <= 601)
  }
}
