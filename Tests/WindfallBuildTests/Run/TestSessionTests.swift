import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

struct TestSessionTests {
  @Test func `passed, failed and skipped tests are counted`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne")
    try host.add("A/testTwo", "send started; send failed")
    try host.add("B/testThree", "send started; send skipped")
    let summary = try host.run()
    #expect(summary.counts == TestCounts(passed: 1, failed: 1, skipped: 1))
    #expect(summary.status == .testsFailed)
    #expect(host.reporter.results == ["A/testOne passed", "A/testTwo failed", "B/testThree skipped"])
    #expect(host.leftovers == [])
  }

  @Test func `events come in order, and a class starts and finishes once`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne", "send_class started; send started; send passed; send_class finished")
    _ = try host.run()
    #expect(
      host.reporter.outline == [
        "run started", "FakeTests started with 1", "FakeTests/A started", "FakeTests/A/testOne started",
        "FakeTests/A/testOne passed", "FakeTests/A finished", "FakeTests finished", "run ended: 1 0 0",
      ])
  }

  @Test func `a run of no test has not passed`() throws {
    let summary = try TestSession(plan: [], options: TestRunOptions(), reporters: []).run()
    #expect(summary.status == .noTestRan)
  }

  @Test func `a crash fails the test that ran and no other`() throws {
    let host = try FakeTestHost()
    for name in ["A/testOne", "A/testTwo", "B/testThree"] { try host.add(name) }
    try host.add("A/testCrash", "send started; kill -SEGV $$")
    let summary = try host.run()
    #expect(summary.counts == TestCounts(passed: 3, failed: 1))
    let issue = try #require(host.reporter.issues.first)
    #expect(issue.kind == .crash)
    #expect(issue.test.method == "testCrash")
    #expect(issue.message == "The process crashed with SIGSEGV")
    let classStarts = host.reporter.outline.filter { $0 == "FakeTests/A started" }
    #expect(classStarts.count == 1)
  }

  @Test func `a crash is reported with the reason, and with the first call in the user's files`() throws {
    let host = try FakeTestHost()
    try host.add(
      "A/testCrash",
      """
      send started
      cat >&2 <<'END'
      before
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      *** Signal 4: Backtracing from 0x7fbfe056df7f... done ***

      *** Program crashed: Illegal instruction at 0x00007fbfe056df7f ***

      Thread 0 "Host" crashed:

        0      0x00007fbfe056df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        1 [ra] 0x000055c7dafe4a7c Model.hit(_:_:) + 59 in Host at /app/Model.swift:2:59
      ...

      Backtrace took 0.01s

      END
      kill -ILL $$
      """)
    _ = try host.run()
    let issue = try #require(host.reporter.issues.first)
    #expect(issue.message == "The process crashed with SIGILL: Fatal error: Index out of range")
    #expect(issue.file == "/app/Model.swift")
    #expect(issue.line == 2)
    #expect(issue.backtrace == ["Model.hit(_:_:) in Host at /app/Model.swift:2:59"])
    #expect(host.reporter.outputs.map(\.text).first == "before")
    #expect(!host.reporter.outputs.contains { $0.text.contains("Signal") })
  }

  @Test func `status 75 starts a new process with the remaining tests`() throws {
    let host = try FakeTestHost()
    for name in ["A/testOne", "A/testTwo", "A/testThree"] { try host.add(name, "send started; send failed; exit 75") }
    let summary = try host.run()
    #expect(summary.counts == TestCounts(failed: 3))
    #expect(host.reporter.issues.allSatisfy { $0.kind == .assertion })
    #expect(host.reporter.startedTests.count == 3)
  }

  @Test func `status 75 before any test does not start processes for ever`() throws {
    let host = try FakeTestHost(launch: "exit 75")
    try host.add("A/testOne")
    #expect(try host.run().counts == TestCounts(failed: 1))
  }

  @Test func `tests that a process leaves out fail`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne", "echo bye >&2; exit 0")
    let summary = try host.run()
    #expect(summary.counts == TestCounts(failed: 1))
    #expect(host.reporter.issues.first?.kind == .earlyExit)
    #expect(host.reporter.issues.first?.message == "The process ended before the test was run.\nIt wrote:\nbye")
  }

  @Test func `a test that ends the process fails`() throws {
    let host = try FakeTestHost()
    try host.add("A/testExit", "send started; exit 0")
    try host.add("A/testOther")
    #expect(try host.run().counts == TestCounts(passed: 1, failed: 1))
    #expect(host.reporter.issues.map(\.kind) == [.earlyExit])
  }

  @Test func `all tests fail when the app crashes at launch, and it is launched once`() throws {
    let host = try FakeTestHost(launch: "echo x >>\"$here/launches\"; echo no resources >&2; kill -ABRT $$")
    try host.add("A/testOne")
    try host.add("B/testTwo")
    #expect(try host.run().counts == TestCounts(failed: 2))
    #expect(host.reporter.issues.map(\.kind) == [.launch, .launch])
    #expect(host.reporter.issues.first?.message == "The process crashed with SIGABRT in the launch")
    #expect(try String(contentsOfFile: host.path + "/launches", encoding: .utf8) == "x\n")
  }

  @Test func `what the process wrote before it failed to start is shown once`() throws {
    let host = try FakeTestHost(launch: "echo undefined symbol >&2; exit 70")
    try host.add("A/testOne")
    try host.add("A/testTwo")
    _ = try host.run()
    #expect(
      host.reporter.issues.map(\.message) == [
        "The process ended with status 70 in the launch.\nIt wrote:\nundefined symbol",
        "The process ended with status 70 in the launch.",
      ])
  }

  @Test func `a crash in the set-up of a class fails the tests of that class only`() throws {
    let host = try FakeTestHost()
    try host.add("Bad/testOne", "send_class started; kill -SEGV $$")
    try host.add("Bad/testTwo", "send_class started; kill -SEGV $$")
    try host.add("Good/testThree", "send_class started; send started; send passed; send_class finished")
    #expect(try host.run().counts == TestCounts(passed: 1, failed: 2))
    #expect(host.reporter.issues.allSatisfy { $0.test.className == "Bad" && $0.kind == .crash })
  }

  @Test func `a crash after the last test is a failure of its own`() throws {
    let host = try FakeTestHost(end: "kill -SEGV $$")
    try host.add("A/testOne")
    #expect(try host.run().counts == TestCounts(passed: 1, failed: 1))
    #expect(host.reporter.issues.first?.test == TestIdentifier(target: "FakeTests"))
  }

  @Test func `a failure that comes after its test is a failure of the class`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne", "send started; send passed; send issue")
    #expect(try host.run().counts == TestCounts(passed: 1, failed: 1))
    #expect(host.reporter.issues.first?.test == TestIdentifier(target: "FakeTests", className: "A"))
    #expect(host.reporter.issues.first?.message == "after testOne had finished: XCTAssertTrue failed")
  }

  @Test func `a warning fails nothing`() throws {
    let host = try FakeTestHost(launch: "cat \"$here/warning\" >&3")
    try host.send(
      [
        .issueRecorded(TestIssue(test: TestIdentifier(target: "FakeTests"), kind: .warning, message: "early"))
      ], "warning")
    try host.add("A/testOne")
    #expect(try host.run().counts == TestCounts(passed: 1))
    #expect(host.reporter.issues.map(\.kind) == [.warning])
  }

  @Test func `a hang fails the test with the stack, and the rest runs`() throws {
    let host = try FakeTestHost()
    try host.add(
      "A/testHang",
      """
      stack() {
        echo '*** Signal 3: Backtracing from 0x1... done ***'
        echo '  0      0x0000000000000001 Model.spin() + 3 in Host at /app/Model.swift:9:5'
        echo 'Backtrace took 0.01s'
      } >&2
      trap stack QUIT
      send started
      mkfifo "$here/never"
      cat "$here/never" &
      while true; do wait; done
      """)
    try host.add("A/testOther")
    #expect(try host.run(timeout: 1).counts == TestCounts(passed: 1, failed: 1))
    let issue = try #require(host.reporter.issues.first)
    #expect(issue.kind == .hang)
    #expect(issue.message == "timed out after 1 s")
    #expect(issue.file == "/app/Model.swift")
    #expect(issue.line == 9)
    #expect(issue.backtrace == ["Model.spin() in Host at /app/Model.swift:9:5"])
  }

  @Test func `a test that asks for a time of its own gets no other, and the next one has the run's again`() throws {
    let host = try FakeTestHost()
    let hang = """
      trap 'echo "*** Signal 3: Backtracing from 0x1... done ***" >&2; echo "Backtrace took 0.01s" >&2' QUIT
      send started
      send allowed
      mkfifo "$here/never"
      cat "$here/never" &
      while true; do wait; done
      """
    try host.add("A/testAsks", hang)
    try host.add("A/testOther")
    #expect(try host.run(timeout: 600).counts == TestCounts(passed: 1, failed: 1))
    let issue = try #require(host.reporter.issues.first)
    #expect(issue.kind == .hang)
    #expect(issue.message == "timed out after 1 s")
  }

  @Test func `an event that cannot be read ends the process and fails the test`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne", "send started; printf '\\001\\000\\000\\000\\377' >&3; cat")
    try host.add("A/testTwo")
    #expect(try host.run().counts == TestCounts(passed: 1, failed: 1))
  }

  @Test func `a missing executable fails every test with the reason`() throws {
    let test = TestIdentifier(target: "T", className: "A", method: "testOne")
    let plan = TestBundlePlan(target: "T", host: .none(bundleHost: "/nowhere/host"), bundle: "/x", tests: [test])
    let reporter = RecordingReporter()
    let summary = try TestSession(plan: [plan], options: TestRunOptions(), reporters: [reporter]).run()
    #expect(summary.counts == TestCounts(failed: 1))
    #expect(
      reporter.issues.first?.message
        == "The tests could not be started: cannot start /nowhere/host: No such file or directory.")
  }

  @Test func `each line of output belongs to the test that wrote it`() throws {
    let host = try FakeTestHost()
    let text = TestOutput.endOfTestMark.dropLast()
    let mark = "echo '\(text)'; echo '\(text)' >&2"
    for name in ["testOne", "testTwo", "testThree"] {
      try host.add("A/\(name)", "send started; echo out \(name); echo err \(name) >&2; \(mark); send passed")
    }
    _ = try host.run()
    #expect(host.reporter.outputs.count == 6)
    for output in host.reporter.outputs {
      #expect(output.text.hasSuffix(" \(output.test.method ?? "")"))
    }
  }

  @Test func `every process has a home of its own inside the temporary folder`() throws {
    let host = try FakeTestHost()
    let variables = ["HOME", "CFFIXED_USER_HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]
    let lines = variables.map { "echo \"$\($0)\"" }.joined(separator: "; ")
    try host.add("A/testOne", "send started; \(lines); send passed")
    _ = try host.run()
    #expect(host.reporter.outputs.count == variables.count)
    for output in host.reporter.outputs { #expect(output.text.hasPrefix(host.path + "/windfall-")) }
  }

  @Test func `the same seed gives the same order and other seeds give others`() throws {
    var orders: Set<[TestIdentifier]> = []
    let tests = (0..<12).map {
      TestIdentifier(target: "T", className: "Class\($0 % 3)", method: "test\($0)")
    }
    for seed in UInt64(0)..<8 {
      let order = TestOrder(seed: seed).arrange(tests, target: "T")
      #expect(order == TestOrder(seed: seed).arrange(tests.reversed(), target: "T"))
      #expect(Set(order) == Set(tests))
      orders.insert(order)
    }
    #expect(orders.count > 6)
  }

  @Test func `without a seed, tests run in the order of their names`() {
    let names = [("B", "testA"), ("A", "testZ"), ("A", "testB"), ("B", "testC")]
    let tests = names.map { TestIdentifier(target: "T", className: $0.0, method: $0.1) }
    #expect(TestOrder(seed: nil).arrange(tests, target: "T") == [tests[2], tests[1], tests[0], tests[3]])
  }

  @Test func `classes that list their tests keep the order`() {
    let tests = ["z", "a", "m"].map { TestIdentifier(target: "T", className: "Spec", method: $0) }
    for seed in UInt64(0)..<8 {
      #expect(TestOrder(seed: seed).arrange(tests, target: "T", keepingOrderIn: ["Spec"]) == tests)
    }
  }

  @Test func `the tests of a class stay together`() {
    let tests = (0..<12).map { TestIdentifier(target: "T", className: "Class\($0 % 3)", method: "test\($0)") }
    let classes = TestOrder(seed: 5).arrange(tests, target: "T").map(\.className)
    var changes = 0
    for (first, second) in zip(classes, classes.dropFirst()) where first != second { changes += 1 }
    #expect(changes == 2)
  }
}
