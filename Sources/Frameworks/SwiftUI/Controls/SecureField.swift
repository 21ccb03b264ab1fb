/// A line of text that is not shown while it is edited:
/// [SecureField](https://developer.apple.com/documentation/swiftui/securefield).
public struct SecureField<Label: View>: View {
  private let title: String
  private let text: Binding<String>

  public var body: some View { FieldView(title: title, text: text, isSecure: true) }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: Text(titleKey).plainString, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(title: String(title), text: text) }
}
