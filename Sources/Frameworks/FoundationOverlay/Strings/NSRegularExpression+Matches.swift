import Foundation

extension NSRegularExpression {
  /// What a call of `enumerateMatches(in:options:range:using:)` becomes, whose block does not outlive the call on iOS.
  public func windfallEnumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
  }
}

extension NSDataDetector {
  /// The same for what has no such block, as a call does not tell of which class it is.
  public func windfallEnumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }
}
