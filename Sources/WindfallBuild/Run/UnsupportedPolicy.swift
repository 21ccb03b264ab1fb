/// What a test means that calls something which is declared and not there.
public enum UnsupportedPolicy: String, CaseIterable, Sendable {
  /// The test goes on, and what it called is said.
  case warn
  /// The test fails.
  case fail
}
