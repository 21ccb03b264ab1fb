/// See [WindowResizability](https://developer.apple.com/documentation/swiftui/windowresizability).
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
