import Foundation
import Testing

extension EndToEndTests {
  /// A playground with pages of every kind, run once.
  @Suite("Playgrounds", .serialized, .fixture("Pages"))
  struct PlaygroundTests {
    let workspace: Workspace
    let run: RunRecord
    private let page = "Pages.playground/Pages/Counter.xcplaygroundpage/Contents.swift"

    init() async throws {
      workspace = try #require(Workspace.current)
      run = try await workspace.sharedTest()
    }

    @Test("The pages are run in their order, and those that fail keep no other from running")
    func pages() {
      let started = run.events.filter { $0.event == "targetStarted" }.compactMap(\.target)
      #expect(started == ["Intro", "Broken", "Counter", "Crash", "Later"])
      #expect(run.status == 1)
      #expect(run.result.messages.contains { $0.contains("Broken.xcplaygroundpage/Contents.swift:7:19: error: ") })
    }

    @Test("The tests that a page runs are reported, in a suite of the page or of its sources")
    func outcomes() {
      #expect(
        run.passed == [
          "Counter/CounterTests/testAsync", "Counter/CounterTests/testIncrement", "Counter/CounterTests/testResource",
          "Counter/SharedTests/testStartsAtZero", "Crash/CrashTests/testPasses", "Later/LaterTests/testRuns",
          "Later/SharedTests/testStartsAtZero",
        ])
      #expect(run.failed == ["Counter/CounterTests/testFails"])
      #expect(run.events.last?.failed == 3)
    }

    @Test("A failure has its line in the page")
    func place() throws {
      let issue = try run.issue(of: "Counter/CounterTests/testFails")
      #expect(issue.place.file == workspace.url(page).path)
      #expect(issue.line == (try workspace.line(of: "XCTAssertEqual(Counter().value, 1)", in: page)))
    }

    @Test("A page that does not compile is one failure, with the compiler's message and its line")
    func broken() throws {
      let issue = try run.issue(of: "Broken")
      #expect(issue.message?.hasPrefix("The page does not build: cannot convert value of type 'String'") == true)
      #expect(issue.place == Place(file: workspace.url(page.replacing("Counter", with: "Broken")).path, line: 7))
    }

    @Test("A page that crashes outside of its tests is one failure, with its line")
    func crash() throws {
      let issue = try run.issue(of: "Crash")
      #expect(issue.kind == "crash")
      #expect(issue.message?.contains("in the page's code: Fatal error: Index out of range") == true)
      #expect(issue.line == 13)
    }

    @Test("A test that the page does not run is skipped with the reason, and so is one that asks for it")
    func skipped() throws {
      #expect(
        run.skipped == [
          "Counter/CounterTests/testSkipped", "Counter/IdleTests/testIsNeverAskedFor",
          "Crash/LateTests/testIsNotReached",
        ])
      let reason = try run.issue(of: "Counter/IdleTests/testIsNeverAskedFor").message
      #expect(reason?.contains("does not run this test: it ends without IdleTests.defaultTestSuite.run()") == true)
    }

    @Test("What a page prints is shown, its bundle has its resources, and its live view appears")
    func output() {
      #expect(run.result.output.contains("| the words are of all pages"))
      #expect(run.result.output.contains("| the screen has appeared"))
      #expect(run.result.output.contains("| before the tests"))
      #expect(run.result.output.contains("| ran 5, failed 1"))
      #expect(run.result.output.contains(#"| ["class set-up", "class tear-down"]"#))
    }

    @Test("A page that needs indefinite execution goes on until it finishes")
    func indefiniteExecution() {
      #expect(run.result.output.contains("| finishing"))
      #expect(run.issues(of: "Counter").isEmpty)
    }

    @Test("Tests can be chosen; only their pages are built and run")
    func selection() async throws {
      let run = try await workspace.test("--only-testing", "Counter/CounterTests/testIncrement")
      #expect(run.status == 0, "\(run.result.errors)")
      #expect(run.order == ["Counter/CounterTests/testIncrement"])
      #expect(run.result.output.contains("| ran 1, failed 0"))
    }

    @Test("A playground without tests has not passed; nor has one whose page does not run them")
    func noTests() async throws {
      let folder = workspace.root.appendingPathComponent("Empty.playground")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let contents = "<playground version='6.0' target-platform='ios'/>"
      try Data(contents.utf8).write(to: folder.appendingPathComponent("contents.xcplayground"))
      for (code, status) in [
        ("print(1)", 4), ("import XCTest\nclass A: XCTestCase { func testA() {} }", 4),
        ("import XCTest\nclass A: XCTestCase { func testA() {} }\nA.defaultTestSuite.run()", 0),
        ("this is no Swift\nimport XCTest\nclass A: XCTestCase { func testA() {} }", 3),
      ] {
        try Data(code.utf8).write(to: folder.appendingPathComponent("Contents.swift"))
        let result = try await workspace.run(["test", folder.path, "--derived-data", workspace.derivedData.path + "2"])
        #expect(result.status == status, "\(code): \(result.output) \(result.errors)")
      }
    }
  }
}
