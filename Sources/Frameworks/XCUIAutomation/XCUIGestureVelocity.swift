import Foundation

/// [XCUIGestureVelocity](https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity)
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  /// In points a second.
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  public static let `default` = XCUIGestureVelocity(1000)
  public static let slow = XCUIGestureVelocity(300)
  public static let fast = XCUIGestureVelocity(3000)
}

extension XCUIGestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }

  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
