import Foundation
import ObjectiveC

extension NSValue {
  /// See [pointerValue](https://developer.apple.com/documentation/foundation/nsvalue/pointervalue).
  ///
  /// The address that a number is, such as one of the call stack. Other values hold no pointers on Linux.
  public var pointerValue: UnsafeMutableRawPointer? {
    (self as? NSNumber).flatMap { UnsafeMutableRawPointer(bitPattern: UInt($0.uint64Value)) }
  }
}

extension WindfallObject {
  /// Nil where the object is no value, as properties of `AnyObject` are.
  public var pointerValue: UnsafeMutableRawPointer? { (object as? NSValue)?.pointerValue }
}
