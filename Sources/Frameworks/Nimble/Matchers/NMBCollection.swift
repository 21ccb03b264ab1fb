import Foundation

/// A collection of Foundation that knows how many elements it has.
public protocol NMBCollection {
  var count: Int { get }
}

extension NSDictionary: NMBCollection {}
extension NSIndexSet: NMBCollection {}
extension NSSet: NMBCollection {}

/// A collection of Foundation that can be searched.
public protocol NMBContainer {
  func contains(_ anObject: Any) -> Bool
}

extension NSArray: NMBContainer {}
extension NSSet: NMBContainer {}

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

/// A collection of Foundation whose elements have an order.
public protocol NMBOrderedCollection: NMBCollection {
  func object(at index: Int) -> Any
}

extension NSArray: NMBOrderedCollection {}
