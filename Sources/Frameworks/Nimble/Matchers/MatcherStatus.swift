/// Whether a matcher matches.
public enum MatcherStatus: Sendable, Equatable {
  case matches
  case doesNotMatch
  /// Neither the matcher nor its opposite.
  case fail

  public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}
