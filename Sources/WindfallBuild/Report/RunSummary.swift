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
  /// How many of the failed tests stand in files that cannot be compiled.
  public var impossibleCount: Int

  public init(
    counts: TestCounts, seed: UInt64?, duration: Double, notRunCount: Int = 0, unimplemented: String? = nil,
    impossibleCount: Int = 0
  ) {
    self.counts = counts
    self.seed = seed
    self.duration = duration
    self.notRunCount = notRunCount
    self.unimplemented = unimplemented
    self.impossibleCount = impossibleCount
  }

  /// What the command exits with; a run of no test at all has not passed.
  public var status: CommandStatus {
    if counts.failed > impossibleCount { return .testsFailed }
    if counts.failed > 0 { return .buildFailed }
    return counts.total == notRunCount ? .noTestRan : .passed
  }
}
