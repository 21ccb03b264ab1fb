import Foundation

/// Lets an [NSSet](https://developer.apple.com/documentation/foundation/nsset) be written as a list, as Foundation lets all
/// other collections.
///
/// A class cannot get a required initializer in an extension, a protocol's extension can give it one.
public protocol NSSetLiteralInitializing: ExpressibleByArrayLiteral where ArrayLiteralElement == Any {}

extension NSSetLiteralInitializing {
  /// https://developer.apple.com/documentation/foundation/nsset
  ///
  /// The compiler asks for an `NSSet` also where a mutable one is wanted, so that all are mutable.
  public init(arrayLiteral elements: Any...) {
    guard let set = NSMutableSet(array: elements) as? Self else {
      preconditionFailure("A literal cannot be a \(Self.self)")
    }
    self = set
  }
}

extension NSSet: NSSetLiteralInitializing, @retroactive ExpressibleByArrayLiteral {}
