import Foundation
import XCTest

/// As on iOS, where [XCTestCase](https://developer.apple.com/documentation/xctest/xctestcase) is an object of Objective-C:
/// with a description and an identity, and it takes messages by name.
extension XCTestCase: @retroactive NSObjectProtocol, @retroactive Hashable, @retroactive CustomStringConvertible,
  @retroactive CustomDebugStringConvertible
{
  public static func == (first: XCTestCase, second: XCTestCase) -> Bool { first.isEqual(second) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Members of a protocol, which a subclass may have as well.
extension OverridableTestCase {
  /// `-[Class method]`, as the name is written on iOS.
  public var description: String {
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? "-[\(parts[0]) \(parts[1])]" : name
  }

  public var debugDescription: String { description }

  public var hash: Int { ObjectIdentifier(self).hashValue }

  public var classForCoder: AnyClass { type(of: self) }

  public func `self`() -> Self { self }

  public func isProxy() -> Bool { false }

  public func isEqual(_ object: Any?) -> Bool { object.map { ($0 as AnyObject) === self } ?? false }
}
