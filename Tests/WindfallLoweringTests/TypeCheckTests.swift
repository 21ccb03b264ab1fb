import Testing
import WindfallLowering

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

  @Test("Work for a queue may take with it what is not Sendable, which Swift 6 only warns of on iOS")
  func queues() throws {
    let source = """
      import Foundation
      final class Counter { var count = 0 }
      @MainActor final class Screen {
        var title = ""
        func load(_ item: DispatchWorkItem) {
          DispatchQueue.main.async { self.title = "a" }
          DispatchQueue.main.asyncAfter(deadline: .now()) { [weak self] in self?.title = "b" }
          DispatchQueue.main.async(execute: item)
          DispatchQueue.global().async(group: nil, qos: .utility, flags: []) {}
        }
      }
      func count(_ counter: Counter, then done: @escaping () -> Void) {
        DispatchQueue.global().async { counter.count += 1 }
        DispatchQueue.global().async(qos: .utility) { counter.count += 1 }
        DispatchQueue.global().async(group: DispatchGroup()) { counter.count += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: done)
      }
      """
    let text = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift").text
    let messages = try TypeChecker.shared.get().check([text], module: "App", languageMode: 6)
    #expect(messages.allSatisfy { $0.severity != "error" })
    #expect(messages.contains { $0.line == 13 && $0.severity == "warning" })
  }
}
