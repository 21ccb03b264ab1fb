/// Whether a name of Apple's can be used.
public enum CoverageStatus: Hashable, Sendable {
  case supported
  /// It can be used, and does something else than Apple's: what.
  case differs(String)
  case missing
}
