import Foundation
import Testing

extension EndToEndTests {
  /// The calculator is broken in one place, and exactly the tests of that place must fail.
  @Suite("A broken app", .serialized, .calculator)
  struct BrokenAppTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("Plus and minus swapped: the tests of sums and differences fail with the lines of their assertions")
    func swappedOperations() async throws {
      let file = "Calculator/Model/PendingOperation.swift"
      let run = try await workspace.changing(
        file, "result = number + second\n    case .subtraction: result = number - second",
        to: "result = number - second\n    case .subtraction: result = number + second"
      ) { try await workspace.test() }
      #expect(run.status == 1)
      #expect(run.order.count == 70)
      #expect(run.failed.count > 2 && run.passed.count + run.failed.count == 70)
      #expect(run.result.lines.last == "\(run.passed.count) passed, \(run.failed.count) failed")
      let uiTests = run.failed.filter { $0.hasPrefix("CalculatorUITests/") }
      #expect(
        uiTests == [
          "CalculatorUITests/CalculationUITests/testArithmeticOperationSteps",
          "CalculatorUITests/CalculationUITests/testStartNewOperationUsingResultOfPreviousOperation",
          "CalculatorUITests/CalculationUITests/testStartNewOperationWithoutEvaluatingPreviousOperation",
        ])
      for word in ["Addition", "Subtraction"] {
        #expect(run.failed.contains { $0.hasPrefix("CalculatorTests/CalculatorTests/") && $0.hasSuffix(word) })
      }
      for word in ["Multiplication", "Division", "Configuration", "DigitTests", "AllClear"] {
        #expect(!run.failed.contains { $0.contains(word) }, "\(word): \(run.failed)")
      }

      let issue = try run.issue(of: uiTests[0])
      let test = "CalculatorUITests/CalculationUITests.swift"
      #expect(issue.kind == "assertion")
      #expect(issue.message?.contains("the display does not show 10") == true)
      #expect(issue.file == workspace.url(test).path)
      #expect(issue.elementTree?.contains("StaticText") == true)
      #expect(issue.elementTree?.contains("'6'") == true, "\(issue.elementTree ?? "")")
      #expect(run.result.output.contains("on the screen:"))
      #expect(run.result.output.contains("project/\(test):\(issue.line ?? 0): "))
      #expect(run.result.output.contains("verifyDisplay(\"\\(result)\")"))
    }

    @Test("A button fewer: the test of the buttons and those that tap it fail, with what is there instead")
    func missingButton() async throws {
      let run = try await workspace.changing(
        "Calculator/Configuration/ButtonConfiguration.json", ", \"-\",", to: ","
      ) { try await workspace.test() }
      #expect(run.status == 1)
      #expect(run.order.count == 70)
      let tests = run.failed.filter { $0.hasPrefix("CalculatorUITests/") }
      #expect(tests.contains("CalculatorUITests/MainScreenUITests/testDisplayAndButtonLabels"))
      #expect(run.passed.contains("CalculatorUITests/CalculationUITests/testClearCalculator"))
      let tap = "CalculatorUITests/CalculationUITests/testStartNewOperationWithoutEvaluatingPreviousOperation"
      let issue = try run.issue(of: tap)
      #expect(issue.message?.contains("No matches found for") == true, "\(issue.message ?? "")")
      #expect(issue.file == workspace.url("CalculatorUITests/CalculationUITests.swift").path)
      #expect(
        issue.line
          == (try workspace.line(of: "sut.buttons[label].tap()", in: "CalculatorUITests/CalculationUITests.swift")))
    }

    @Test("A crash in the view model: the tests that come there fail with the reason and the line, all others pass")
    func crash() async throws {
      let file = "Calculator/ViewModel/CalculatorCommand.swift"
      let run = try await workspace.changing(
        file, "case .allClear: calculator.allClear()", to: "case .allClear: fatalError(\"no clearing today\")"
      ) { try await workspace.test() }
      #expect(run.status == 1)
      #expect(run.order.count == 70)
      #expect(run.failed.count >= 2 && run.passed.count + run.failed.count == 70)
      let uiTest = "CalculatorUITests/CalculationUITests/testClearCalculator"
      #expect(run.failed.filter { $0.hasPrefix("CalculatorUITests/") } == [uiTest])
      let line = try workspace.line(of: "case .allClear: calculator", in: file)
      let issue = try run.issue(of: uiTest)
      #expect(issue.message?.contains("no clearing today") == true, "\(issue.message ?? "")")
      #expect(issue.file == workspace.url("CalculatorUITests/CalculationUITests.swift").path)
      let calls = (issue.backtrace ?? []) + [issue.message ?? ""]
      #expect(calls.contains { $0.contains("CalculatorCommand.swift:\(line)") }, "\(calls)")

      for test in run.failed where test != uiTest {
        let issue = try run.issue(of: test)
        #expect(issue.kind == "crash")
        #expect(issue.message?.contains("no clearing today") == true, "\(issue.message ?? "")")
        #expect(issue.file == workspace.url(file).path)
        #expect(issue.line == line)
      }
      #expect(workspace.leftovers() == [])
      #expect(ProcessTable.survivors(of: workspace.root.path) == [])
    }

    @Test("An endless loop on =: the tests that tap it fail with the stack, all others pass")
    func endlessLoop() async throws {
      let file = "Calculator/ViewModel/CalculatorCommand.swift"
      let run = try await workspace.changing(
        file, "case .evaluate: calculator.evaluate()", to: "case .evaluate: while true {}"
      ) { try await workspace.test("--only-testing", "CalculatorUITests", "--test-timeout", "12") }
      #expect(run.status == 1)
      let tests = "CalculatorUITests/CalculationUITests/"
      #expect(
        run.failed == [
          "\(tests)testArithmeticOperationSteps", "\(tests)testClearCalculator",
          "\(tests)testStartNewOperationUsingResultOfPreviousOperation",
          "\(tests)testStartNewOperationWithoutEvaluatingPreviousOperation",
        ])
      #expect(
        run.passed == ["\(tests)testNumberEntry", "CalculatorUITests/MainScreenUITests/testDisplayAndButtonLabels"])
      let line = try workspace.line(of: "case .evaluate: calculator", in: file)
      for test in run.failed {
        let issue = try run.issue(of: test)
        let calls = (issue.backtrace ?? []) + [issue.message ?? ""]
        #expect(calls.contains { $0.contains("CalculatorCommand.swift:\(line)") }, "\(test): \(calls)")
      }
      #expect(run.result.output.contains("CalculatorCommand.swift:\(line)"))
      #expect(workspace.leftovers() == [])
      #expect(ProcessTable.survivors(of: workspace.root.path) == [])
    }
  }
}
