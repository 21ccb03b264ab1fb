import Foundation
import Testing

extension EndToEndTests {
  /// A project whose tests are written with Quick and Nimble, and which brings neither.
  @Suite("Specs", .serialized, .fixture("Specs"))
  struct SpecTests {
    let workspace: Workspace
    let run: RunRecord

    init() async throws {
      workspace = try #require(Workspace.current)
      run = try await workspace.sharedTest()
    }

    private func place(_ text: String, in path: String) throws -> Place {
      Place(file: workspace.url(path).path, line: try workspace.line(of: text, in: path))
    }

    @Test("Every example is a test with its whole sentence")
    func examples() throws {
      #expect(run.status == 1, "\(run.result.errors)")
      #expect(
        run.passed == [
          "BasketTests/BasketSpec/a basket, a container, has things",
          "BasketTests/BasketSpec/a basket, is empty at first",
          "BasketTests/BasketSpec/a basket, with an apple, has it",
          "BasketTests/BasketSpec/a basket, with an apple, tells the total at the till",
          "BasketTests/HiddenSpec/waits",
          "BasketTests/OlderSpec/an older spec, ready, is ready",
          "BasketTests/PlainTests/testPlain",
          "FocusTests/SecondSpec/is in focus",
        ])
      #expect(
        run.failed == [
          "BasketTests/BasketSpec/a basket, fails here",
          "BasketTests/BasketSpec/a basket, nothing known",
          "BasketTests/BrokenSpec/spec",
          "BasketTests/OlderSpec/an older spec, nests nothing",
          "BasketTests/PlainTests/testRequirement",
        ])
      #expect(
        run.skipped == [
          "BasketTests/BasketSpec/a basket, is wrapped as a gift",
          "FocusTests/FirstSpec/is left out",
          "FocusTests/SecondSpec/is left out too",
        ])
    }

    @Test("Failures are at the user's lines, in Nimble's and Quick's words")
    func failures() throws {
      let count = try run.issue(of: "BasketTests/BasketSpec/a basket, fails here")
      #expect(count.message == "expected to have Array<String> with count 1, got 0\nActual Value: []")
      #expect(try count.place == place("// fails", in: "BasketTests/BasketSpec.swift"))
      let missing = try run.issue(of: "BasketTests/BasketSpec/a basket, nothing known")
      #expect(missing.message?.contains("Registered shared examples: 'a container'") == true)
      #expect(try missing.place == place("// no such examples", in: "BasketTests/BasketSpec.swift"))
      let required = try run.issue(of: "BasketTests/PlainTests/testRequirement")
      #expect(required.message == "expected to equal <2>, got <1>")
      #expect(try required.place == place("// required", in: "BasketTests/PlainTests.swift"))
      let nested = try run.issue(of: "BasketTests/OlderSpec/an older spec, nests nothing")
      #expect(nested.message?.hasPrefix("'it' cannot be used inside 'it'") == true)
      #expect(try nested.place == place("// it inside it", in: "BasketTests/OlderSpec.swift"))
    }

    @Test("A spec that crashes when it is read is one failed test at its line")
    func crash() throws {
      let crash = try run.issue(of: "BasketTests/BrokenSpec/spec")
      #expect(crash.kind == "crash")
      #expect(try crash.place == place("// crashes", in: "BasketTests/BrokenSpec.swift"))
    }

    @Test("One example is named by its sentence, or as Xcode shows it")
    func selection() async throws {
      for name in ["a basket, with an apple, has it", "a_basket__with_an_apple__has_it"] {
        let run = try await workspace.test("--only-testing", "BasketTests/BasketSpec/\(name)")
        #expect(run.order == ["BasketTests/BasketSpec/a basket, with an apple, has it"], "\(run.result.errors)")
      }
    }
  }
}
