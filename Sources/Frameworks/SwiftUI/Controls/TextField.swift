/// A line of text that can be edited: [TextField](https://developer.apple.com/documentation/swiftui/textfield).
public struct TextField<Label: View>: View {
  private let title: String
  private let text: Binding<String>

  public var body: some View { FieldView(title: title, text: text, isSecure: false) }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: Text(titleKey).plainString, text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(title: String(title), text: text) }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: (prompt ?? Text(titleKey)).plainString, text: text)
  }
}
