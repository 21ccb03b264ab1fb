import Foundation

extension CGFloat {
  /// What the free function of the same name gives, for `abs(x)` in an extension of CGFloat.
  ///
  /// On Linux the type has an unavailable static `abs`, which hides the function there.
  public func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number { Swift.abs(number) }
}
