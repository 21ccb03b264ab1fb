extension UIApplication {
  /// See [UIApplication.ExtensionPointIdentifier](https://developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier).
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}
