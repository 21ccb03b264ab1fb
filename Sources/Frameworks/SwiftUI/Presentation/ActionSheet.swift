/// See [ActionSheet](https://developer.apple.com/documentation/swiftui/actionsheet).
@preconcurrency @MainActor
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var content: AlertContent {
    AlertContent(
      style: .actionSheet, title: title.plainString, message: message.map { AnyView($0) },
      actions: Button.view(of: buttons))
  }
}
