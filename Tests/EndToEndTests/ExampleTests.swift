import Foundation
import Testing

extension EndToEndTests {
  @Suite("The example", .serialized, .calculator)
  struct ExampleTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("All 70 tests pass, the last line says so, and the project's folder and the home stay as they were")
    func green() async throws {
      let run = try await workspace.test()
      #expect(run.status == 0)
      #expect(run.result.lines.last == "70 passed, 0 failed")
      #expect(run.result.messages == [])
      #expect(run.passed.filter { $0.hasPrefix("CalculatorTests/") }.count == 64)
      #expect(run.passed.filter { $0.hasPrefix("CalculatorUITests/") }.count == 6)
      #expect(run.order.count == 70)
      #expect(workspace.leftovers() == [])
      #expect(ProcessTable.survivors(of: workspace.root.path) == [])
    }

    @Test("A second run builds nothing")
    func nothingToBuild() async throws {
      _ = try await workspace.test()
      let run = try await workspace.test()
      #expect(run.status == 0)
      #expect(!run.result.errors.contains("compiling"))
      #expect(!run.result.errors.contains("linking"))
    }

    @Test("A seed is printed and repeats the order; another one gives another")
    func seed() async throws {
      let first = try await workspace.test()
      let seed = try #require(first.events.first?.seed)
      #expect(first.result.output.contains("--seed \(seed) "))
      let again = try await workspace.test("--seed", "\(seed)")
      #expect(again.order == first.order)
      #expect(again.events.first?.seed == seed)
      let other = try await workspace.test("--seed", "\(seed ^ 1)")
      #expect(other.order != first.order)
      #expect(other.order.sorted() == first.order.sorted())
    }

    @Test("--in-order runs the tests of a class in the order of their names")
    func inOrder() async throws {
      let run = try await workspace.test("--in-order")
      #expect(run.events.first?.seed == nil)
      #expect(!run.result.output.contains("--seed"))
      #expect(run.order.count > 20)
      let classes = Dictionary(grouping: run.order) { $0.split(separator: "/").dropLast().joined(separator: "/") }
      for (name, tests) in classes { #expect(tests == tests.sorted(), "\(name)") }
    }

    @Test("--list prints every test and runs none")
    func list() async throws {
      let all = try await workspace.test().order.sorted()
      let run = try await workspace.test("--list")
      #expect(run.status == 0)
      #expect(run.result.lines.sorted() == all)
      #expect(run.events.isEmpty)
    }

    @Test("A target, a class or a test can be chosen and left out")
    func selection() async throws {
      let target = try await workspace.test("--only-testing", "CalculatorUITests")
      #expect(target.order.count == 6)
      #expect(target.result.lines.last == "6 passed, 0 failed")

      let type = try await workspace.test("--only-testing", "CalculatorUITests/CalculationUITests")
      #expect(type.order.count == 5)

      let method = "CalculatorUITests/CalculationUITests/testClearCalculator"
      #expect(try await workspace.test("--only-testing", method).order == [method])

      let rest = try await workspace.test("--skip-testing", "CalculatorTests", "--skip-testing", method)
      #expect(rest.order.sorted() == target.order.filter { $0 != method }.sorted())

      let both = try await workspace.test(
        "--only-testing", "CalculatorUITests/MainScreenUITests", "--only-testing", method, "--skip-testing", method)
      #expect(both.order == ["CalculatorUITests/MainScreenUITests/testDisplayAndButtonLabels"])
    }

    @Test("The JUnit file holds every test")
    func junit() async throws {
      let file = workspace.root.appendingPathComponent("report.xml")
      #expect(try await workspace.test("--junit", file.path).status == 0)
      let report = try JUnitSummary(contentsOf: file)
      #expect(report.testCases == 70)
      #expect(report.totals == ["tests": 70, "failures": 0, "errors": 0])
      #expect(report.suites.reduce(0) { $0 + ($1["tests"] ?? 0) } == 70)
    }

    @Test("A report that is a link or a device is written to, not replaced")
    func reportElsewhere() async throws {
      let file = workspace.root.appendingPathComponent("elsewhere.xml")
      let link = workspace.root.appendingPathComponent("link.xml")
      try Data().write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let test = "CalculatorUITests/MainScreenUITests"
      #expect(try await workspace.test("--only-testing", test, "--junit", link.path).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
      #expect(try JUnitSummary(contentsOf: file).testCases == 1)
      let run = try await workspace.test("--only-testing", test, "--junit", "/dev/stdout")
      #expect(run.status == 0, "\(run.result.errors)")
      #expect(run.result.output.contains("<testsuites "))
    }

    @Test("Every line of the JSON file is an event with the fields that are documented")
    func json() async throws {
      let run = try await workspace.test()
      let fields = try Documented.fields()
      #expect(fields.count > 13)
      for line in run.eventLines {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let event = try #require(object["event"] as? String)
        let known = try #require(fields[event], "\(event) is not documented")
        #expect(Set(object.keys).subtracting(["version", "event"]).isSubset(of: known), "\(line)")
        #expect(object["version"] as? Int == 1)
      }
      #expect(run.events.first?.event == "runStarted")
      #expect(run.events.last?.event == "runEnded")
      #expect(run.events.last?.passed == 70)
    }

    @Test("The scheme can be named")
    func scheme() async throws {
      let run = try await workspace.test("--scheme", "Calculator", "--only-testing", "CalculatorUITests")
      #expect(run.status == 0)
      #expect(run.order.count == 6)
    }

    @Test("--verbose shows the tools that are called, and each test as it starts")
    func verbose() async throws {
      let file = "Calculator/Model/Digit.swift"
      let run = try await workspace.changing(file, "What a digit", to: "What one digit") {
        try await workspace.test("--verbose", "--only-testing", "CalculatorUITests/MainScreenUITests")
      }
      #expect(run.status == 0)
      #expect(run.result.output.contains("started testDisplayAndButtonLabels"))
      #expect(run.result.errors.contains("-module-name Calculator "))
    }

    @Test("lower prints what a source becomes")
    func lower() async throws {
      let file = workspace.url("Calculator/View/ContentView.swift").path
      let result = try await workspace.run(["lower", file])
      #expect(result.status == 0)
      #expect(result.output.contains("struct ContentView"))
      #expect(!result.output.contains("\n#Preview"))
      #expect(result.output.contains(file))
    }
  }
}
