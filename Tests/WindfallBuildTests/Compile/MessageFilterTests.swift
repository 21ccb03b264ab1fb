import Testing

@testable import WindfallBuild

@Suite struct MessageFilterTests {
  private func shown(_ text: String) -> [String] {
    var filter = MessageFilter(files: [("/derived/A.lowered.swift", "/user/A.swift")])
    return text.split(separator: "\n").compactMap { filter.take(String($0)) }
  }

  @Test("A path of the derived data becomes the user's")
  func paths() {
    #expect(shown("ld: in /derived/A.lowered.swift: x") == ["ld: in /user/A.swift: x"])
  }

  @Test("A message that comes again is shown once, with its source line and its notes")
  func repetition() {
    let message = "/user/A.swift:3:7: error: no\nlet a = b\n        ^\n/user/A.swift:1:1: note: here"
    let other = "/user/B.swift:3:7: error: no\nlet a = b"
    let lines = (message + "\n" + other).split(separator: "\n").map { String($0) }
    #expect(shown([message, other, message].joined(separator: "\n")) == lines)
  }

  @Test("That a part of the compiler failed is not told beside its errors")
  func summary() {
    #expect(shown("error: emit-module command failed with exit code 1 (use -v to see invocation)").isEmpty)
    #expect(shown("<unknown>:0: error: cannot open file").count == 1)
  }

  @Test("That a timer is not kept is no fault on iOS")
  func unusedTimer() {
    let warning =
      "/user/A.swift:3:7: warning: result of call to 'scheduledTimer(withTimeInterval:repeats:block:)' is unused"
    #expect(shown("\(warning)\n  Timer.scheduledTimer\n        ^\n/user/A.swift:1:1: note: here").count == 1)
    #expect(shown("/user/A.swift:3:7: warning: result of call to 'sum()' is unused\n  sum()").count == 2)
  }

  @Test("What the lowering wrote is nobody's fault")
  func loweredEntry() {
    let warning =
      "/user/A.swift:3:7: warning: 'nonisolated(unsafe)' is unnecessary for a constant with 'Sendable' type 'Int', consider removing it"
    #expect(shown("\(warning)\n  @Entry var depth = 1\n        ^") == [])
  }

  @Test("A path stands as it is where it had to be written otherwise for the compiler")
  func oddPath() {
    var filter = MessageFilter(files: [("/derived/A.lowered.swift", "/user/a\tb.swift")])
    #expect(filter.take(#"/user/a\tb.swift:3:7: error: no"#) == "/user/a\tb.swift:3:7: error: no")
  }

  @Test("What is no message is shown as it is, each time")
  func otherLines() {
    #expect(shown("Stack dump:\nStack dump:") == ["Stack dump:", "Stack dump:"])
  }
}
