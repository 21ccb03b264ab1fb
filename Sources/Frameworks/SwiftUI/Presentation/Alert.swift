/// See [Alert](https://developer.apple.com/documentation/swiftui/alert).
@preconcurrency @MainActor
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var content: AlertContent {
    AlertContent(
      style: .alert, title: title.plainString, message: message.map { AnyView($0) }, actions: Button.view(of: buttons))
  }
}
