import Foundation
import Testing

extension EndToEndTests {
  /// What tests of iOS apps do with XCTest and the Testing library beside their assertions.
  @Suite("Practices", .serialized, .fixture("Practices"))
  struct PracticesTests {
    let workspace: Workspace
    let run: RunRecord

    init() async throws {
      workspace = try #require(Workspace.current)
      run = try await workspace.sharedTest("--attachments", workspace.root.appendingPathComponent("kept").path)
    }

    @Test("Exactly the tests that should fail or be skipped do")
    func results() {
      #expect(run.result.messages == [])
      #expect(
        run.failed
          == [
            "FailingCompletionTests/testIsNotRun", "ObserverTests/testFails", "RecordTests/testFails",
            "SwiftSuite/confirms", "SwiftSuite/exits", "SwiftSuite/product(letter:n:)", "SwiftSuite/records",
            "SwiftSuite/requires", "SwiftSuite/throwing", "SwiftSuite/unknown",
          ].map { "PracticesTests/\($0)" })
      #expect(
        run.skipped == ["cancelled", "conditional", "off"].map { "PracticesTests/SwiftSuite/\($0)" })
      #expect(
        run.passed.sorted() == [
          "PracticesTests/ClassSuite/ofTheType", "PracticesTests/CompletionTests/testNumber",
          "PracticesTests/CompletionTests/testTime", "PracticesTests/LaunchTests/testWhatTheLaunchSetOffIsDone",
          "PracticesTests/MeasureTests/testOwn", "PracticesTests/PrivateRecordTests/testCounts",
          "PracticesTests/RunLoopTests/testRunsAfterWaits", "PracticesTests/RunLoopTests/testStopsItself",
          "PracticesTests/ScreenSuite.Nested/app", "PracticesTests/ScreenSuite/screen",
          "PracticesTests/SwiftSuite/known", "PracticesTests/SwiftSuite/limited", "PracticesTests/SwiftSuite/named",
          "PracticesTests/SwiftSuite/zipped(letter:n:)", "PracticesTests/global/a sentence for a name",
          "PracticesUITests/PracticesUITests/testArguments", "PracticesUITests/PracticesUITests/testMeasures",
          "PracticesUITests/PracticesUITests/testPicture",
        ])
    }

    @Test(
      "Issues of the Testing library are at their lines",
      arguments: [
        "product(letter:n:)": "// product", "confirms": "// confirms", "requires": "// requires",
        "unknown": "// unknown", "throwing": "// throwing", "records": "// records", "exits": "With: .success",
      ])
    func places(test: String, text: String) throws {
      let path = "PracticesTests/SwiftSuite.swift"
      let issue = try run.issue(of: "PracticesTests/SwiftSuite/\(test)")
      #expect(issue.line == (try workspace.line(of: text, in: path)))
      #expect(issue.file == workspace.url(path).path)
    }

    @Test("A test's own record and observers are given its failures")
    func records() {
      let messages = run.events.filter { $0.test == "PracticesTests/RecordTests/testFails" }.compactMap(\.message)
      #expect(messages == ["base: own: failed - a sum"])
      #expect(
        run.events.compactMap(\.text).filter { $0.hasPrefix("heard") } == [
          "heard: bug failed - known", "heard: failed - news",
        ])
    }

    @Test("Measurements are those that the class asks for, and the app's")
    func measurements() {
      let measured = run.eventLines.filter { $0.contains("\"measured\"") }
      #expect(measured.count { $0.contains("CPU Time") && $0.contains("testOwn") } == 1)
      #expect(measured.count { $0.contains("Memory Physical") && $0.contains("testMeasures") } == 1)
      #expect(!measured.contains { $0.contains("Clock Monotonic Time") })
    }

    @Test("A picture that is to be kept is a file of the kind that was asked for")
    func picture() throws {
      let file = workspace.root.appendingPathComponent(
        "kept/PracticesUITests/PracticesUITests/testPicture/1-screen.jpg")
      #expect(try Data(contentsOf: file).starts(with: [0xFF, 0xD8]))
    }

    @Test("One test of a suite runs alone, and as often as asked")
    func selection() async throws {
      let run = try await workspace.test(
        "--only-testing", "PracticesTests/SwiftSuite/named", "--iterations", "3", "--seed", "1")
      #expect(run.status == 0)
      #expect(run.passed == ["PracticesTests/SwiftSuite/named"] || run.passed.count == 3)
      #expect(run.order.count == 3 && Set(run.order) == ["PracticesTests/SwiftSuite/named"])
    }
  }
}
