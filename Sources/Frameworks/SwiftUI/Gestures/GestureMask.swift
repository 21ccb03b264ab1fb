/// See [GestureMask](https://developer.apple.com/documentation/swiftui/gesturemask).
///
/// Gestures of the content cannot be switched off.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all = GestureMask(rawValue: 1 << 0 | 1 << 1)

  var hasGesture: Bool { rawValue & 1 != 0 }
}
