/// Whether a name of Apple's can be used.
public enum CoverageStatus: Hashable, Sendable {
  case supported
  /// It can be used, and does something else than Apple's: what.
  case differs(String)
  case missing
  /// Apple has it for other systems or for Objective-C only, so that no Swift code for iOS uses it.
  case notOnIOS
}
