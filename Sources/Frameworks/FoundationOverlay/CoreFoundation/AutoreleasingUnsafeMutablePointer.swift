import Foundation

/// [AutoreleasingUnsafeMutablePointer](https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer)
///
/// What it points to is kept as anything else is.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer {
  /// Points to the same place as a pointer of another type, which autoreleasing pointers can on iOS.
  @_disfavoredOverload public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }
}

/// [NSErrorPointer](https://developer.apple.com/documentation/foundation/nserrorpointer)
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
public typealias NSComparator = (Any, Any) -> ComparisonResult

public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max
