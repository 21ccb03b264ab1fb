/// Whether a value is to match, or is not to.
public enum ExpectationStyle: Sendable {
  case toMatch
  case toNotMatch
}
