import Foundation
import Testing

@testable import WindfallCore

@Suite("Query evaluation")
struct QueryEvaluatorTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let steps: [ElementQuery.Step]
    let labels: [String]

    init(_ description: String, _ steps: [ElementQuery.Step], _ labels: [String]) {
      testDescription = description
      self.steps = steps
      self.labels = labels
    }
  }

  private static func predicate(_ format: String) -> ElementFilter {
    do {
      return .predicate(try PredicateCondition(format: format))
    } catch {
      fatalError("\(error)")
    }
  }

  static let cases: [Case] = [
    Case("the application", [], ["Sample"]),
    Case("descendants in the order of the tree", [.descendants(.button)], ["Back", "Buy", "OK", "OK"]),
    Case("a text is an identifier", [.descendants(.any), .matching(.type(.any, text: "buy"))], ["Buy"]),
    Case("a text is a label", [.descendants(.button), .matching(.type(.any, text: "Back"))], ["Back"]),
    Case("a text is a title", [.descendants(.link), .matching(.type(.any, text: "Terms"))], ["link"]),
    Case("a text is a value", [.descendants(.any), .matching(.type(.any, text: "Ada"))], ["name"]),
    Case(
      "a text is a placeholder", [.descendants(.any), .matching(.type(.any, text: "Password"))], ["secureTextField"]),
    Case("a text is not part of a label", [.descendants(.button), .matching(.type(.any, text: "Bac"))], []),
    Case("a text has its case", [.descendants(.button), .matching(.type(.any, text: "back"))], []),
    Case("the type is narrowed", [.descendants(.any), .matching(.type(.link, text: nil))], ["link"]),
    Case("children only", [.descendants(.table), .children(.any)], ["cell-Apple", "cell-Banana", "cell-Cherry"]),
    Case("children of a type", [.descendants(.window), .children(.table)], ["fruits"]),
    Case("inside nested matches, each once", [.descendants(.other), .descendants(.button)], ["Buy", "OK", "OK"]),
    Case(
      "children of nested matches in order",
      [.descendants(.other), .matching(.type(.any, text: "form")), .children(.button)], ["OK", "OK"]),
    Case(
      "containing at any depth", [.descendants(.cell), .containing(.type(.button, text: "buy"))], ["cell-Cherry"]),
    Case("containing does not mean being", [.descendants(.button), .containing(.type(.button, text: nil))], []),
    Case(
      "containing in nested matches", [.descendants(.other), .containing(.type(.link, text: nil))], ["form", "form"]),
    Case(
      "containing by predicate", [.descendants(.cell), .containing(predicate("label BEGINSWITH 'Ban'"))],
      ["cell-Banana"]),
    Case(
      "a predicate is asked of the element itself too",
      [.descendants(.staticText), .containing(predicate("label == 'Banana'"))], ["Banana"]),
    Case(
      "containing by predicate in nested matches",
      [.descendants(.other), .containing(predicate("identifier == 'form' OR label == 'Buy'"))],
      ["other", "form", "form"]),
    Case("by predicate", [.descendants(.any), .matching(predicate("value == '1'"))], ["News"]),
    Case("by states", [.descendants(.button), .matching(predicate("isEnabled == NO"))], ["OK"]),
    Case("by type number", [.descendants(.any), .matching(predicate("elementType == 42"))], ["link"]),
    Case("an index", [.descendants(.cell), .select(.index(1))], ["cell-Banana"]),
    Case("an index beyond the end", [.descendants(.cell), .select(.index(3))], []),
    Case("an index below 0", [.descendants(.cell), .select(.index(-1))], []),
    Case("the first", [.descendants(.button), .select(.first)], ["Back"]),
    Case("on from an index", [.descendants(.cell), .select(.index(2)), .descendants(.button)], ["Buy"]),
    Case(
      "elements on the way may be several", [.descendants(.cell), .select(.only), .descendants(.staticText)],
      ["Apple", "Banana", "Cherry"]),
    Case("nothing on the way", [.descendants(.map), .select(.only), .descendants(.any)], []),
    Case("a path", [.path([0, 1, 2, 0])], ["Cherry"]),
    Case("a path that leads nowhere", [.path([0, 9])], []),
  ]

  @Test("A query finds", arguments: cases)
  func finds(_ test: Case) throws {
    let evaluator = QueryEvaluator(SampleScreen.root)
    let query = ElementQuery(steps: test.steps)
    let names = try evaluator.all(query).map { Self.name($0.element) }
    #expect(names == test.labels)
    #expect(try evaluator.count(query) == test.labels.count)
    #expect(try QueryEvaluator(SampleScreen.root).exists(query) == !test.labels.isEmpty)
  }

  private static func name(_ element: Element) -> String {
    if !element.label.isEmpty { return element.label }
    return element.identifier.isEmpty ? "\(element.type)" : element.identifier
  }

  @Test("Frames are those on the screen")
  func frames() throws {
    let query = ElementQuery(steps: [.descendants(.button), .matching(.type(.any, text: "buy")), .select(.only)])
    let frame = try QueryEvaluator(SampleScreen.root).resolve(query).frame
    #expect(frame == CGRect(x: 310, y: 192, width: 80, height: 36))
  }

  @Test("The path to an element leads to it")
  func paths() throws {
    let evaluator = QueryEvaluator(SampleScreen.root)
    let query = ElementQuery(steps: [.descendants(.any)])
    for (index, path) in try evaluator.paths(query).enumerated() {
      let found = try evaluator.resolve(ElementQuery(steps: [.path(path)]))
      #expect(found.element === (try evaluator.all(query)[index].element))
    }
  }

  @Test("Hittability and closures are asked for where a query needs them")
  func externals() throws {
    let evaluator = QueryEvaluator(
      SampleScreen.root, isHittable: { $0.element.label == "Back" }, externals: [{ $0.element.type == .cell }])
    let hittable = ElementQuery(steps: [.descendants(.button), .matching(Self.predicate("isHittable == YES"))])
    #expect(try evaluator.all(hittable).map(\.element.label) == ["Back"])
    #expect(try evaluator.count(ElementQuery(steps: [.descendants(.any), .matching(.external(0))])) == 3)
  }

  @Test("A predicate with an unknown key is refused")
  func unknownKey() {
    let query = ElementQuery(steps: [.descendants(.button), .matching(Self.predicate("colour == 'red'"))])
    let failure = #expect(throws: AutomationFailure.self) { try QueryEvaluator(SampleScreen.root).count(query) }
    #expect(failure?.reason == .invalidRequest)
    #expect(failure?.message.contains("\"colour\"") == true)
  }
}
