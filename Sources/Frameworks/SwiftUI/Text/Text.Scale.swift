extension Text {
  /// See [Text.Scale](https://developer.apple.com/documentation/swiftui/text/scale).
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }
}
