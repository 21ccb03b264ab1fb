import Foundation
import Testing

extension EndToEndTests.OutcomeTests {
  @Test(
    "Ctrl-C during a test that hangs ends all processes and leaves nothing",
    arguments: ["OutcomesTests/DeathTests/testLoop", "OutcomesUITests/ScreenUITests/testLoop"])
  func interruptedTest(test: String) async throws {
    let name = test.split(separator: "/").last ?? ""
    let run = try await workspace.test("--only-testing", test, "--verbose") { line, process in
      if line.hasSuffix("started \(name)") { kill(process, SIGINT) }
    }
    #expect(run.status == 130)
    #expect(!run.result.wasSignalled)
    #expect(run.result.messages == ["windfall: interrupted while running \(test)"])
    #expect(run.order == [test])
    #expect(ProcessTable.survivors(of: workspace.root.path) == [])
    #expect(workspace.leftovers() == [])
  }

  @Test("Ctrl-C during the build ends the compiler, and the next run goes on from there")
  func interruptedBuild() async throws {
    let test = "OutcomesTests/DeathTests/testBefore"
    let run = try await workspace.changing("Outcomes/Loop.swift", "Never ends.", to: "Never comes to an end.") {
      try await workspace.test("--only-testing", test) { line, process in
        if line.hasPrefix("compiling Outcomes ") { kill(process, SIGINT) }
      }
    }
    #expect(run.status == 130)
    #expect(run.order == [])
    #expect(run.result.messages == ["windfall: interrupted"])
    #expect(ProcessTable.survivors(of: workspace.root.path) == [])
    #expect(workspace.leftovers() == [])
    #expect(try await workspace.test("--only-testing", test).passed == [test])
  }

  @Test("A run ended by SIGTERM has the status that shells give it")
  func terminated() async throws {
    let run = try await workspace.test("--only-testing", "OutcomesTests/DeathTests/testLoop", "--verbose") {
      if $0.hasSuffix("started testLoop") { kill($1, SIGTERM) }
    }
    #expect(run.status == 143)
    #expect(ProcessTable.survivors(of: workspace.root.path) == [])
    #expect(workspace.leftovers() == [])
  }

  @Test("Processes of a run that is killed go with it")
  func killed() async throws {
    let run = try await workspace.test("--only-testing", "OutcomesUITests/ScreenUITests/testLoop", "--verbose") {
      if $0.hasSuffix("started testLoop") { kill($1, SIGKILL) }
    }
    #expect(run.result.wasSignalled)
    #expect(ProcessTable.survivors(of: workspace.root.path) == [])
    // Nobody was left to remove them.
    for name in try FileManager.default.contentsOfDirectory(atPath: workspace.temporary.path) {
      try FileManager.default.removeItem(at: workspace.temporary.appendingPathComponent(name))
    }
  }
}
