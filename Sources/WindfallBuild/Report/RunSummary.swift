import WindfallCore

/// How a run of tests ended.
public struct RunSummary: Hashable, Sendable {
  public var counts: TestCounts
  public var seed: UInt64?
  /// Seconds from the first event to the last.
  public var duration: Double

  /// How many of the skipped tests a playground page did not ask to run.
  public var notRunCount: Int
  /// A line about what was called that is declared and not there; nil where nothing was.
  public var unimplemented: String?

  public init(
    counts: TestCounts, seed: UInt64?, duration: Double, notRunCount: Int = 0, unimplemented: String? = nil
  ) {
    self.counts = counts
    self.seed = seed
    self.duration = duration
    self.notRunCount = notRunCount
    self.unimplemented = unimplemented
  }

  /// What the command exits with; a run of no test at all has not passed.
  public var status: CommandStatus {
    if counts.failed > 0 { return .testsFailed }
    return counts.total == notRunCount ? .noTestRan : .passed
  }
}
