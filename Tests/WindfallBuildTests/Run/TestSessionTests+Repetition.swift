import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

extension TestSessionTests {
  @Test func `a test that fails first and passes then has passed`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne")
    try host.add(
      "A/testFlaky", "send started; if [ -e $here/ran ]; then send passed; else touch $here/ran; send failed; fi")
    let summary = try host.run(changing: { options, _ in options.repetition = .retryOnFailure(3) })
    #expect(summary.counts == TestCounts(passed: 2))
    #expect(host.reporter.results == ["A/testFlaky passed", "A/testFlaky retried", "A/testOne passed"])
  }

  @Test func `a test that crashes each time has failed after so many runs`() throws {
    let host = try FakeTestHost()
    try host.add("A/testCrash", "send started; kill -SEGV $$")
    try host.add("A/testOne")
    let summary = try host.run(changing: { _, bundle in bundle.repetition = .retryOnFailure(3) })
    #expect(summary.counts == TestCounts(passed: 1, failed: 1))
    #expect(
      host.reporter.results == ["A/testCrash failed", "A/testCrash retried", "A/testCrash retried", "A/testOne passed"])
  }

  @Test func `what the person asks for goes before the test plan`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne")
    let summary = try host.run(changing: { options, bundle in
      bundle.repetition = .fixed(5)
      options.repetition = .untilFailure(2)
    })
    #expect(summary.counts == TestCounts(passed: 2))
  }

  @Test func `the same tests in two configurations have two names`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne")
    _ = try host.run(changing: { _, bundle in bundle.configuration = "German" })
    #expect(
      host.reporter.outline.dropLast() == [
        "run started", "FakeTests (German) started with 1", "FakeTests (German)/A started",
        "FakeTests (German)/A/testOne started", "FakeTests (German)/A/testOne passed", "FakeTests (German)/A finished",
        "FakeTests (German) finished",
      ])
  }
}
