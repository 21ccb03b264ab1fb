/// A line of text that is not shown while it is edited:
/// [SecureField](https://developer.apple.com/documentation/swiftui/securefield).
public struct SecureField<Label: View>: View {
  let title: String
  let text: Binding<String>
  var onCommit: (@MainActor () -> Void)?

  nonisolated private init(title: String, text: Binding<String>, onCommit: (@MainActor () -> Void)? = nil) {
    self.title = title
    self.text = text
    self.onCommit = onCommit
  }

  /// A style for text fields is one for secure ones too.
  public var body: some View {
    TextField<Label>(content: FieldView(title: title, text: text, isSecure: true, onCommit: onCommit))
  }
}

extension SecureField {
  /// Of labels that are no texts nothing is shown.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(title: (prompt ?? label() as? Text)?.plainString ?? "", text: text)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: Text(titleKey).plainString, text: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: String(title), text: text)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: (prompt ?? Text(titleKey)).plainString, text: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(title: prompt?.plainString ?? String(title), text: text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(title: Text(titleKey).plainString, text: text, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(title: String(title), text: text, onCommit: onCommit)
  }
}
