/// The look of buttons: [ButtonStyle](https://developer.apple.com/documentation/swiftui/buttonstyle).
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style makes a button of:
/// [ButtonStyleConfiguration](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration).
@preconcurrency @MainActor
public struct ButtonStyleConfiguration {
  public struct Label: PlacedContent {
    let source: ContentSource
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
