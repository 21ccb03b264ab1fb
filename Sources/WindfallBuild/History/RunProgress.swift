import WindfallCore

/// How far a run of tests is, and how long the rest will take by what earlier runs took.
public struct RunProgress {
  /// Seconds, by test; tests that no run is known of are not there.
  private let known: [String: Double]
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private let total: Int
  /// How often each test is still to run.
  private var left: [String: Int]
  /// What earlier runs took for the tests that are left, and how many of those no run is known of.
  private var knownLeft = 0.0
  private var unknownLeft = 0
  private var done = 0
  /// What earlier runs took for the tests that are done.
  private var knownDone = 0.0

  /// The tests of the run, as `Target/Class/method`, which all run so many times; a test of several configurations is
  /// there several times.
  public init(tests: [String], times: Int = 1, history: RunHistory) {
    self.init(tests: tests, times: times, known: history.medians, now: { .now })
  }

  init(
    tests: [String], times: Int = 1, known: [String: Double], now: @escaping () -> ContinuousClock.Instant
  ) {
    self.known = known
    self.now = now
    start = now()
    total = tests.count * times
    left = Dictionary(tests.map { ($0, times) }, uniquingKeysWith: +)
    for (test, count) in left {
      if let time = known[test] { knownLeft += time * Double(count) } else { unknownLeft += count }
    }
  }

  mutating func finish(_ test: TestIdentifier) {
    let name = test.description
    guard let count = left[name] else { return }
    left[name] = count > 1 ? count - 1 : nil
    done += 1
    guard let time = known[name] else { return unknownLeft -= 1 }
    knownDone += time
    knownLeft -= time
  }

  /// `12 of 70, about 14 s left: testAdd`; without a time where too little is known.
  func text(running test: TestIdentifier) -> String {
    let time = secondsLeft.map { ", about \(max(1, Int($0.rounded()))) s left" } ?? ""
    return "\(min(done + 1, total)) of \(total)\(time): \(test.method ?? test.description)"
  }

  /// The time of earlier runs, corrected by how much faster or slower this run is so far.
  private var secondsLeft: Double? {
    guard !left.isEmpty, unknownLeft == 0 else { return nil }
    let elapsed = Double((now() - start) / .milliseconds(1)) / 1000
    // The first tests tell little.
    guard knownDone > 0, elapsed > 1 else { return knownLeft }
    return knownLeft * elapsed / knownDone
  }
}
