import WindfallCore
import WindfallProject

/// Which tests are run, and which of them again, depending on how they ended.
struct TestRounds {
  private let repetition: TestRepetition
  private var round = 1
  /// The tests of the next round, as far as it is known.
  private var next: [TestIdentifier] = []

  /// So many tests are in memory, and in the list of one process, where all are run again and again.
  static let longestList = 100_000

  /// The tests of the first round; those that run a fixed number of times are in it as often, or as often as fits.
  let first: [TestIdentifier]
  /// All tests, and how often they are left to be run beside those of the rounds so far.
  let tests: [TestIdentifier]
  private var timesLeft: Int
  private let longestList: Int
  /// How often each test is run at least.
  let times: Int

  init(_ tests: [TestIdentifier], _ repetition: TestRepetition, longestList: Int = Self.longestList) {
    self.repetition = repetition
    self.tests = tests
    self.longestList = longestList
    // Nobody sees the end of more, and counts of all tests stay numbers.
    if case .fixed(let count) = repetition { times = min(max(1, count), Int(Int32.max)) } else { times = 1 }
    let fitting = Self.fitting(tests.count, times, longestList)
    first = Self.repeating(tests, fitting)
    timesLeft = times - fitting
  }

  private static func fitting(_ count: Int, _ times: Int, _ limit: Int) -> Int {
    min(times, max(1, limit / max(1, count)))
  }

  private static func repeating(_ tests: [TestIdentifier], _ times: Int) -> [TestIdentifier] {
    tests.isEmpty ? [] : (0..<times).flatMap { _ in tests }
  }

  /// Whether a test that fails now is run once more, so that this failure does not count.
  var retriesFailures: Bool {
    if case .retryOnFailure(let count) = repetition { round < count } else { false }
  }

  /// Notes how a test has ended.
  mutating func note(_ test: TestIdentifier, _ status: TestStatus) {
    switch (repetition, status) {
    case (.retryOnFailure, .retried): next.append(test)
    case (.untilFailure(let count), .passed) where round < count: next.append(test)
    default: break
    }
  }

  /// The tests of the next round; nil when there is none.
  mutating func takeNext() -> [TestIdentifier]? {
    if timesLeft > 0, !tests.isEmpty {
      let fitting = Self.fitting(tests.count, timesLeft, longestList)
      timesLeft -= fitting
      return Self.repeating(tests, fitting)
    }
    guard !next.isEmpty else { return nil }
    defer { next = [] }
    round += 1
    return next
  }
}
