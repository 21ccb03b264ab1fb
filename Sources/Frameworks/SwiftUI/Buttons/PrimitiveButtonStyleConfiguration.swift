/// What a primitive button style makes a button of:
/// [PrimitiveButtonStyleConfiguration](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration).
@preconcurrency @MainActor
public struct PrimitiveButtonStyleConfiguration {
  /// See
  /// [PrimitiveButtonStyleConfiguration.Label](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/label-swift.struct).
  public struct Label: PlacedContent {
    let source: ContentSource
  }

  public let role: ButtonRole?
  public let label: Label
  let link: ButtonLink

  public func trigger() { link.action() }
}
