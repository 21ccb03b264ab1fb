import Testing

@Suite("Sleeping")
struct SleepTests {
  @Test("Nothing sleeps")
  func files() {
    Finding.expectNone(Repository.swiftFiles.flatMap { SleepCheck.findings(in: $0) })
    let others = Repository.paths(under: ["Sources"]).filter { $0.hasSuffix(".c") || $0.hasSuffix(".h") }
    #expect(!others.isEmpty)
    Finding.expectNone(others.flatMap { SleepCheck.findings(path: $0, text: Repository.text($0)) })
  }

  @Test(
    "Calls in Swift",
    arguments: [
      "sleep(1)", "usleep(10)", "Thread.sleep(forTimeInterval: 1)", "try await Task.sleep(for: .seconds(1))",
      "try await ContinuousClock().sleep(until: .now)", "Glibc.nanosleep(&a, nil)",
    ])
  func bad(call: String) {
    let file = SourceFile(path: "A.swift", text: "func f() async throws {\n  \(call)\n}")
    #expect(SleepCheck.findings(in: file).map(\.line) == [2])
  }

  @Test("Samples in texts, comments and longer names are no calls")
  func good() {
    let file = SourceFile(path: "A.swift", text: "// sleep(1)\nlet a = \"sleep(1)\"\nsleepy(1)\nlet sleep = 1")
    #expect(SleepCheck.findings(in: file).isEmpty)
  }

  @Test("Calls in C")
  func bad() {
    let text = "int a;\n  usleep(100);\n  if (sleep(1)) return;\n  asleep(1);\n"
    #expect(SleepCheck.findings(path: "a.c", text: text).map(\.line) == [2, 3])
  }
}
