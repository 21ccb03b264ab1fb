/// See [ButtonSizing](https://developer.apple.com/documentation/swiftui/buttonsizing).
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

nonisolated extension View {
  /// A button is as wide as it can be where its size is flexible.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    frame(maxWidth: sizing == .flexible ? .infinity : nil)
  }
}
