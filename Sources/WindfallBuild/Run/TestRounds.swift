import WindfallCore
import WindfallProject

/// Which tests are run, and which of them again, depending on how they ended.
struct TestRounds {
  private let repetition: TestRepetition
  private var round = 1
  /// The tests of the next round, as far as it is known.
  private var next: [TestIdentifier] = []

  /// The tests of the first round; those that run a fixed number of times are in it as often.
  let first: [TestIdentifier]

  init(_ tests: [TestIdentifier], _ repetition: TestRepetition) {
    self.repetition = repetition
    if case .fixed(let count) = repetition {
      first = (0..<max(1, count)).flatMap { _ in tests }
    } else {
      first = tests
    }
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
    guard !next.isEmpty else { return nil }
    defer { next = [] }
    round += 1
    return next
  }
}
