extension Alert {
  /// See [Alert.Button](https://developer.apple.com/documentation/swiftui/alert/button).
  @preconcurrency @MainActor
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }

    /// The buttons as a view.
    static func view(of buttons: [Alert.Button]) -> AnyView {
      AnyView(
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
