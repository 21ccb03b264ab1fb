import Foundation

/// What Foundation has on Linux for all numbers but this one.
extension CGFloat {
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
