/// See [Alert](https://developer.apple.com/documentation/swiftui/alert).
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

extension Alert {
  /// See [Alert.Button](https://developer.apple.com/documentation/swiftui/alert/button).
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }

    /// The buttons as a view.
    static func view(of buttons: [Alert.Button]) -> AnyView {
      nonisolated(unsafe) let buttons = buttons
      return AnyView(
        ForEach(buttons.indices, id: \.self) { index in
          SwiftUI.Button(role: buttons[index].role) {
            buttons[index].action?()
          } label: {
            buttons[index].label
          }
        })
    }
  }
}

/// See [ActionSheet](https://developer.apple.com/documentation/swiftui/actionsheet).
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
