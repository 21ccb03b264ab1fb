import Foundation
import Testing

extension EndToEndTests {
  /// One project whose tests end in all the ways there are, run once.
  @Suite("How tests end", .serialized, .fixture("Outcomes"))
  struct OutcomeTests {
    let workspace: Workspace
    let run: RunRecord

    init() async throws {
      workspace = try #require(Workspace.current)
      run = try await workspace.sharedTest("--test-timeout", "12")
    }

    /// Where a text stands in a file of the project, as an issue names it.
    func place(_ text: String, in path: String) throws -> Place {
      Place(file: workspace.url(path).path, line: try workspace.line(of: text, in: path))
    }

    @Test("Every test ends once, and the counts agree")
    func counts() throws {
      #expect(run.status == 1)
      #expect(run.result.messages == [])
      #expect(Set(run.order).count == run.order.count)
      #expect(run.order.sorted() == (run.passed + run.failed + run.skipped).sorted())
      let end = try #require(run.events.last)
      #expect(end.event == "runEnded")
      #expect([end.passed, end.failed, end.skipped] == [run.passed.count, run.failed.count, run.skipped.count])
      #expect(run.result.lines.last == "\(run.passed.count) passed, \(run.failed.count) failed")
    }

    @Test("Exactly the tests that should fail or be skipped do")
    func failures() {
      #expect(
        run.failed == [
          "DeathTests/testCrash", "DeathTests/testExit", "DeathTests/testForcedNil", "DeathTests/testLoop",
          "DeathTests/testKillsItself", "DeathTests/testRaisesAbort", "DeathTests/testRaisesBusError",
          "DeathTests/testRaisesFloatingPointException", "DeathTests/testRaisesSegmentationFault",
          "DeathTests/testRaisesQuit", "DeathTests/testRaisesTrap", "DeathTests/testStatus75",
          "FailingSetUpTests/testIsRun",
          "KindTests/testAsyncFails", "KindTests/testAsyncThrows", "KindTests/testOverfulfilled",
          "KindTests/testThrows", "KindTests/testUnfulfilled", "KindTests/testUnwrap",
          "DerivedTests/testInherited",
          "StopTests/testGoesOn", "StopTests/testStops", "StopTests/testStopsInHelper",
          "StoppingSetUpTests/testIsNotRun", "ThrowingSetUpTests/testIsNotRun",
          "WaitingTests/testAsync", "WaitingTests/testOwn",
        ].map { "OutcomesTests/\($0)" }.sorted()
          + [
            "GoingOnUITests/testGoesOnAfterCrash", "GoingOnUITests/testGoesOnAfterMissing",
            "ScreenUITests/testAssertion", "ScreenUITests/testCrash", "ScreenUITests/testCrashAside",
            "ScreenUITests/testCrashUnasked", "ScreenUITests/testLeave",
            "ScreenUITests/testLoop", "ScreenUITests/testMissing", "ScreenUITests/testTwoMatches",
          ].map { "OutcomesUITests/\($0)" })
      #expect(
        run.skipped == [
          "OutcomesTests/KindTests/testSkip", "OutcomesTests/KindTests/testSkipIf",
          "OutcomesTests/SkippedSetUpTests/testIsSkipped",
        ])
    }

    @Test("Inherited tests run in each class, those of extensions too; private, static and other methods do not")
    func methods() {
      let classes = ["BaseTests", "DerivedTests", "NoTests"]
      let tests = run.order.filter { test in classes.contains { test.contains("/\($0)/") } }
      #expect(
        tests.sorted() == [
          "OutcomesTests/BaseTests/testInherited", "OutcomesTests/DerivedTests/testInExtension",
          "OutcomesTests/DerivedTests/testInherited", "OutcomesTests/DerivedTests/testOwn",
          "OutcomesTests/NoTests/testing",
        ])
    }

    @Test("No process, no temporary file and nothing in the home is left")
    func nothingIsLeft() {
      #expect(ProcessTable.survivors(of: workspace.root.path) == [])
      #expect(workspace.leftovers() == [])
    }
  }
}
