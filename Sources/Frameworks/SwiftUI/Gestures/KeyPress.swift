/// See [KeyPress](https://developer.apple.com/documentation/swiftui/keypress).
public struct KeyPress: Sendable {
  /// See [KeyPress.Result](https://developer.apple.com/documentation/swiftui/keypress/result).
  public enum Result: Sendable { case handled, ignored }
}
