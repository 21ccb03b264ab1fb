import Testing

/// What the compiler makes of all examples together.
struct TypeCheckTests {
  private static let app = LoweringCase.all.filter { $0.compiles && !$0.isTest }
  private static let tests = LoweringCase.all.filter { $0.compiles && $0.isTest }

  @Test("Every example compiles without a message", arguments: [5, 6], [false, true])
  func everyExampleCompiles(mode: Int, isTest: Bool) throws {
    let examples = isTest ? TypeCheckTests.tests : TypeCheckTests.app
    let texts = examples.map { $0.lowered().text }
    let messages = try TypeChecker.shared.get().check(texts, module: isTest ? "AppTests" : "App", languageMode: mode)
    #expect(messages == [])
  }

  @Test("A mistake on the last line of every example is reported in the user's file on the user's line")
  func mistakesAreMapped() throws {
    for (examples, module) in [(TypeCheckTests.app, "App"), (TypeCheckTests.tests, "AppTests")] {
      let texts = examples.enumerated().map { index, example in
        example.lowered(probe: "\nlet windfallProbe\(index): Int = \"probe\"").text
      }
      let messages = try TypeChecker.shared.get().check(texts, module: module, languageMode: 5)
      for example in examples {
        let line = example.before.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        #expect(messages.contains { $0.file == example.path && $0.line == line && $0.severity == "error" })
      }
    }
  }
}
