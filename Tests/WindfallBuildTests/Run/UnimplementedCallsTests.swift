import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

@Suite("Calls of what is not there")
struct UnimplementedCallsTests {
  private let test = TestIdentifier(target: "T", className: "C", method: "m")

  private func calls(_ policy: UnsupportedPolicy) -> UnimplementedCalls {
    UnimplementedCalls(policy: policy, sourceRoot: "/project", symbolizer: CallSymbolizer(program: nil))
  }

  private func issue(_ test: TestIdentifier, _ name: String = "A.b()") -> TestIssue {
    TestIssue(test: test, kind: .unimplemented, message: name, backtrace: ["/nowhere+10"])
  }

  @Test("They fail the test that runs, or warn")
  func policies() {
    let failing = calls(.fail).take(issue(test))
    #expect(failing?.kind == .unimplemented)
    #expect(failing?.message == "A.b() is not there yet")
    #expect(failing?.backtrace == [])
    #expect(calls(.warn).take(issue(test))?.kind == .warning)
  }

  @Test("Outside of tests they are warnings, each once")
  func launch() {
    let calls = calls(.fail)
    let target = TestIdentifier(target: "T")
    #expect(calls.take(issue(target))?.kind == .warning)
    #expect(calls.take(issue(target)) == nil)
    #expect(calls.summary == nil)
  }

  @Test("The summary counts names and tests")
  func summary() {
    let calls = calls(.fail)
    _ = calls.take(issue(test))
    _ = calls.take(issue(test, "A.c"))
    _ = calls.take(issue(TestIdentifier(target: "T", className: "C", method: "n")))
    #expect(calls.summary == "2 names of Apple's are not there yet, and 2 tests failed for them: A.b(), A.c")
  }

  @Test("Other issues stay as they are")
  func others() {
    let other = TestIssue(test: test, kind: .assertion, message: "no")
    #expect(calls(.fail).take(other) == other)
  }
}
