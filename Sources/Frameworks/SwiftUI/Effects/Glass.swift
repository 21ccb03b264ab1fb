/// See [Glass](https://developer.apple.com/documentation/swiftui/glass).
public struct Glass: Equatable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()

  public func tint(_ color: Color?) -> Glass { self }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
