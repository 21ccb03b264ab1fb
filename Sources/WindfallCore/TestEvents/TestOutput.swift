/// One line of text that a process of the run wrote.
public struct TestOutput: Hashable, Sendable {
  /// Where the line was written to.
  public enum Stream: String, CaseIterable, Hashable, Sendable {
    case standardOutput, standardError
  }

  /// The test that ran when the line was written; outside of tests the class, or the target alone.
  public var test: TestIdentifier
  public var stream: Stream
  /// The line without its line end.
  public var text: String

  public init(test: TestIdentifier, stream: Stream, text: String) {
    self.test = test
    self.stream = stream
    self.text = text
  }
}

extension TestOutput {
  /// What a test process writes to standard output and standard error when a test is over, or the set-up or tear-down of
  /// a class, before it says so by an event: lines behind the mark belong to what comes next.
  ///
  /// No program prints it by chance.
  public static let endOfTestMark = "\u{1E}windfall:d41f7c:end\u{1E}\n"

  /// The signal, ignored by who does not know it, that asks a test process what its test is waiting for.
  public static let waitRequest: Int32 = 23
  /// What the line of standard error begins with that answers it: the names of expectations, or nothing.
  public static let waitMark = "\u{1E}waiting for "
}
