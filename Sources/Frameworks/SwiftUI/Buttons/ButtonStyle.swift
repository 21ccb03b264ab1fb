/// The look of buttons: [ButtonStyle](https://developer.apple.com/documentation/swiftui/buttonstyle).
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
