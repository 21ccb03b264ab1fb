import Testing

@testable import WindfallCore

@Suite("What a failed query says")
struct QueryFailureTests {
  private func failure(_ steps: [ElementQuery.Step]) throws -> AutomationFailure {
    try #require(
      #expect(throws: AutomationFailure.self) {
        try QueryEvaluator(SampleScreen.root).resolve(ElementQuery(steps: steps))
      })
  }

  private func button(_ text: String) -> [ElementQuery.Step] {
    [.descendants(.button), .matching(.type(.any, text: text)), .select(.only)]
  }

  @Test("A missing element is named, with what comes nearest first")
  func noMatch() throws {
    let failure = try failure(button("bay"))
    #expect(failure.reason == .noMatch)
    #expect(failure.message == "No matches found for \"bay\" Button")
    #expect(failure.candidates.first?.hasPrefix("Button, {{310.0, 192.0}, {80.0, 36.0}}, identifier: 'buy'") == true)
    #expect(failure.tree === SampleScreen.root)
  }

  @Test("The same text with another type comes near")
  func otherType() throws {
    let failure = try failure(button("Apple"))
    #expect(failure.candidates.first == "StaticText, {{0.0, 100.0}, {0.0, 0.0}}, label: 'Apple'")
  }

  @Test("Another case comes near")
  func otherCase() throws {
    #expect(try failure(button("back")).candidates.first?.contains("label: 'Back'") == true)
  }

  @Test("Where no text comes near, elements of the type are named")
  func sameType() throws {
    let failure = try failure(button("Something else entirely"))
    #expect(failure.candidates.count == 4)
    #expect(failure.candidates.allSatisfy { $0.hasPrefix("Button") })
  }

  @Test("Several matches are counted and named")
  func multipleMatches() throws {
    let failure = try failure(button("OK"))
    #expect(failure.reason == .multipleMatches)
    #expect(failure.message == "Multiple matching elements found for \"OK\" Button: 2")
    #expect(
      failure.candidates == [
        "Button, {{0.0, 0.0}, {0.0, 0.0}}, label: 'OK', Disabled", "Button, {{0.0, 0.0}, {0.0, 0.0}}, label: 'OK'",
      ])
  }

  @Test("An element that is missing on the way is the one that is named")
  func missingOnTheWay() throws {
    let failure = try failure([
      .descendants(.table), .matching(.type(.any, text: "fruit")), .select(.only), .descendants(.cell),
      .select(.index(0)),
    ])
    #expect(
      failure.message
        == "No matches found for \"fruit\" Table, in which Cell (Element at index 0) was looked for")
    #expect(failure.candidates.first?.contains("'fruits'") == true)
  }

  @Test("Element names follow the query")
  func names() throws {
    let condition = try PredicateCondition(format: "label CONTAINS[c] 'x'")
    #expect(ElementQuery.application.name == "Application")
    #expect(ElementQuery(steps: button("=")).name == "\"=\" Button")
    #expect(
      ElementQuery(steps: [.descendants(.alert), .select(.only)] + button("OK")).name == "\"OK\" Button in Alert")
    #expect(
      ElementQuery(steps: [.descendants(.cell), .matching(.predicate(condition)), .select(.first)]).name
        == "Cell matching label CONTAINS[c] \"x\" (First Match)")
    #expect(
      ElementQuery(steps: [.descendants(.cell), .containing(.type(.staticText, text: "A"))]).name
        == "Cell containing \"A\" StaticText")
  }

  @Test("The report ends with the elements that came into question")
  func report() throws {
    let report = try failure(button("bay")).report
    #expect(report.hasPrefix("No matches found for \"bay\" Button\nNearest on the screen:\n  Button, "))
  }

  @Test("The tree is indented and names every attribute")
  func tree() {
    let root = SampleScreen.element(
      .application, label: "A",
      [
        SampleScreen.element(
          .textField, id: "i", title: "t", value: "v", placeholder: "p", states: [.focused, .selected])
      ])
    let snapshot = ElementSnapshot(element: root, frame: .zero)
    #expect(
      snapshot.treeDescription == """
        Application, {{0.0, 0.0}, {0.0, 0.0}}, label: 'A'
          TextField, {{0.0, 0.0}, {0.0, 0.0}}, identifier: 'i', title: 't', value: v, placeholderValue: 'p', \
        Keyboard Focused, Selected, Disabled
        """)
  }

  @Test("Typed text becomes keys")
  func typedText() {
    #expect(TypedText.events(for: "aé\u{8}\n") == [.insert("a"), .insert("é"), .deleteBackward, .return])
  }
}
