import Testing
import WindfallCore

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

  @Test func `a call in a lowered file is one in the user's`() throws {
    let folder = try TestFolder()
    let lowered = folder.url.path + "/Lowered/App/Model.lowered.swift"
    try folder.write("#sourceLocation(file: \"/my app/Model.swift\", line: 1)\n", to: "Lowered/App/Model.lowered.swift")
    let report = report(
      """
      *** Signal 4: Backtracing from 0x1... done ***
        0 [ra] 0x0000000000000001 add(_:) + 9 in App at \(lowered):2:59
        1 [ra] 0x0000000000000002 loop() + 9 in App at \(lowered):0
        2 [ra] 0x0000000000000003 main + 9 in App at \(folder.url.path)/Lowered/Gone.lowered.swift:3:1
      """)
    #expect(
      report.calls.map(\.text) == [
        "add(_:) in App at /my app/Model.swift:2:59", "loop() in App at /my app/Model.swift",
        "main in App at \(folder.url.path)/Lowered/Gone.lowered.swift:3:1",
      ])
    #expect(report.firstCall(in: "/my app")?.line == 2)
  }

  @Test(arguments: [":0", ":0:17", ""])
  func `a call of the user's without a line is the first one all the same`(place: String) {
    let report = report(
      """
      *** Signal 3: Backtracing from 0x1... done ***
        0      0x0000000000000001 Loop.run() + 7 in App at /my app/Loop.swift\(place)
        1 [ra] 0x0000000000000002 Button.tap() + 9 in App at /my app/Button.swift:2:59
      """)
    #expect(report.firstCall(in: "/my app")?.file == "/my app/Loop.swift")
    #expect(report.firstCall(in: "/my app")?.line == nil)
    #expect(report.backtrace(in: "/my app").first == "Loop.run() in App at /my app/Loop.swift")
  }

  @Test func `the place is where the reason was given, if that is one file of the user's, or else the first call`()
    throws
  {
    let folder = try TestFolder()
    try folder.write("", to: "App/Model.swift")
    try folder.write("", to: "App/Twin.swift")
    try folder.write("", to: "Tests/Twin.swift")
    let root = folder.url.path
    let stack = """

      *** Signal 4: Backtracing from 0x1... done ***
        0 0x0000000000000001 implicit closure #1 in T.testA() in T at //<compiler-generated>
        1 [ra] 0x0000000000000002 T.testA() + 3 in T at \(root)/Tests/T.swift:9:5
      """
    let own = report("App/Model.swift:6: Fatal error: no" + stack).place(in: root)
    #expect(own?.file == "\(root)/App/Model.swift" && own?.line == 6)
    for words in ["Swift/Array.swift:7: Fatal error: no", "App/Twin.swift:7: Fatal error: no", "Fatal error: no"] {
      let call = report(words + stack).place(in: root)
      #expect(call?.file == "\(root)/Tests/T.swift" && call?.line == 9, "\(words)")
    }
    #expect(report("Fatal error: no").place(in: root) == nil)
  }

  @Test func `an issue that quotes a dying app gets the stack in the place of the quotation`() {
    let message = """
      Failed to tap: the app crashed: Fatal error: no

      *** Signal 4: Backtracing from 0x1... done ***

        0 0x0000000000000001 _assertionFailure(_:) + 1 in libswiftCore.so
        1 [ra] 0x0000000000000002 Model.add() + 3 in App at /app/Model.swift:9:5

      Backtrace took 0.42s

      """
    let test = TestIdentifier(target: "T", className: "C", method: "m")
    let issue = TestIssue(test: test, kind: .assertion, message: message)
    let extracted = CrashReport.extracted(from: issue, sourceRoot: "/app")
    #expect(extracted.message == "Failed to tap: the app crashed: Fatal error: no")
    #expect(extracted.backtrace == ["Model.add() in App at /app/Model.swift:9:5"])
    let other = TestIssue(test: test, kind: .assertion, message: "XCTAssertEqual failed\n")
    #expect(CrashReport.extracted(from: other, sourceRoot: "/app") == other)
  }

  @Test func `ordinary output is no part of a report`() {
    var report = CrashReport()
    let taken = ["hello", "*** not a signal"].filter { report.take($0) }
    #expect(taken == [])
    #expect(report.reason == nil)
  }
}
