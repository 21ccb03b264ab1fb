import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

extension TestSessionTests {
  @Test func `a page runs without tests, and has run none then`() throws {
    let host = try FakeTestHost(launch: "echo hello")
    let summary = try host.run(isPage: true)
    #expect(host.reporter.outputs.map(\.text) == ["hello"])
    #expect(summary.status == .noTestRan)
  }

  @Test func `a test that a page does not run is skipped with the reason`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne", ":")
    let summary = try host.run(isPage: true)
    #expect(summary.counts == TestCounts(skipped: 1))
    #expect(summary.status == .noTestRan)
    #expect(host.reporter.issues.map(\.message).first?.contains("A.defaultTestSuite.run()") == true)
    try host.add("A/testTwo")
    #expect(try host.run(isPage: true).status == .passed)
  }

  @Test func `a page that crashes outside of its tests is one failure`() throws {
    let host = try FakeTestHost(end: "kill -SEGV $$")
    try host.add("A/testOne")
    let summary = try host.run(isPage: true)
    #expect(summary.counts == TestCounts(passed: 1, failed: 1))
    #expect(host.reporter.issues.map(\.message) == ["The process crashed with SIGSEGV in the page's code"])
  }

  @Test func `a page that could not be built is one failure, and the others run`() throws {
    let issue = TestIssue(test: TestIdentifier(target: "Broken"), kind: .launch, message: "no")
    var plan = TestBundlePlan(target: "Broken", host: .none(bundleHost: "/nowhere"), bundle: "", tests: [])
    plan.page = TestBundlePlan.Page()
    plan.failure = issue
    let reporter = RecordingReporter()
    let summary = try TestSession(plan: [plan], options: TestRunOptions(), reporters: [reporter]).run()
    #expect(summary.counts == TestCounts(failed: 1))
    #expect(reporter.issues == [issue])
  }
}
