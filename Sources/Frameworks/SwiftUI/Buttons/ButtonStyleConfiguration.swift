/// What a button style makes a button of:
/// [ButtonStyleConfiguration](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration).
@preconcurrency @MainActor
public struct ButtonStyleConfiguration {
  /// See
  /// [ButtonStyleConfiguration.Label](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label-swift.struct).
  public struct Label: PlacedContent {
    let source: ContentSource
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
