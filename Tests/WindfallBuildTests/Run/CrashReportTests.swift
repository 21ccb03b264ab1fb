import Testing

@testable import WindfallBuild

struct CrashReportTests {
  private func report(_ text: String) -> CrashReport {
    var report = CrashReport()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { _ = report.take(String(line)) }
    return report
  }

  @Test(arguments: [
    ("App/Model.swift:6: Fatal error: oh no", "Fatal error: oh no"),
    ("Fatal error: bare", "Fatal error: bare"),
    ("App/Model.swift:6: Precondition failed: x > 0", "Precondition failed: x > 0"),
    ("App/Model.swift:6: Assertion failed", "Assertion failed"),
    (
      "App/A.swift:9: Fatal error: 'try!' expression unexpectedly raised an error: App.E()",
      "Fatal error: 'try!' expression unexpectedly raised an error: App.E()"
    ),
  ])
  func `the program's own words are the reason`(line: String, reason: String) {
    #expect(report(line).reason == reason)
  }

  @Test func `without words of the program the finding of the backtracer is the reason`() {
    let overflow = "*** Signal 4: Backtracing from 0x1... done ***\n*** Swift runtime failure: arithmetic overflow ***"
    #expect(report(overflow).reason == "arithmetic overflow")
    let pointer =
      "*** Signal 11: Backtracing from 0x1... done ***\n*** Program crashed: Bad pointer dereference at 0x0008 ***"
    #expect(report(pointer).reason == "Bad pointer dereference")
  }

  @Test func `calls lose their addresses, and runtime calls in front of the user's are left out`() {
    let text = """
      *** Signal 4: Backtracing from 0x1... done ***

        0 [inlined] [system] 0x0000000000000001 Swift runtime failure: overflow in App at //<compiler-generated>
        1 [ra] 0x0000000000000002 static Model.add(_:) + 59 in App at /my app/Model.swift:2:59
        2      0x0000000000000003 main + 3 in App
      ...

      Backtrace took 0.01s
      """
    let report = report(text)
    #expect(report.isComplete)
    #expect(
      report.backtrace(in: "/my app")
        == ["static Model.add(_:) in App at /my app/Model.swift:2:59", "main in App"])
    #expect(report.firstCall(in: "/my app")?.line == 2)
    #expect(report.firstCall(in: "/my") == nil)
    #expect(report.backtrace(in: "/elsewhere").count == 3)
  }

  @Test func `ordinary output is no part of a report`() {
    var report = CrashReport()
    let taken = ["hello", "*** not a signal"].filter { report.take($0) }
    #expect(taken == [])
    #expect(report.reason == nil)
  }
}
