/// Whether the tests of a target are run more than once.
public enum TestRepetition: Sendable, Equatable {
  /// Each test runs once.
  case none
  /// Each test runs so many times.
  case fixed(Int)
  /// A test runs until it fails, at most so many times.
  case untilFailure(Int)
  /// A test that fails runs again until it passes, at most so many times in all.
  case retryOnFailure(Int)

  /// How many times a test is run at most where nobody says it, as in Xcode.
  public static let usualRetries = 3

  /// How many times a test is run at most to make it fail where nobody says it, as in Xcode.
  public static let usualRepetitions = 100
}
