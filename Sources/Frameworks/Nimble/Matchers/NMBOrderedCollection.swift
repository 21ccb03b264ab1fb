import Foundation

/// A collection of Foundation whose elements have an order.
public protocol NMBOrderedCollection: NMBCollection {
  func object(at index: Int) -> Any
}

extension NSArray: NMBOrderedCollection {}
