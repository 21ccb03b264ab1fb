import Foundation

/// A type that is no number, and whose values are compared as numbers.
public protocol NMBDoubleConvertible {
  var doubleValue: CDouble { get }
}

extension NSNumber: NMBDoubleConvertible {}

extension Date: NMBDoubleConvertible {
  public var doubleValue: CDouble { timeIntervalSinceReferenceDate }
}

extension NSDate: NMBDoubleConvertible {
  public var doubleValue: CDouble { timeIntervalSinceReferenceDate }
}
