/// See [TextEditor](https://developer.apple.com/documentation/swiftui/texteditor).
public struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View { TextAreaView(text: text, title: nil, grows: false) }
}
