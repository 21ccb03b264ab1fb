/// See [TextEditor](https://developer.apple.com/documentation/swiftui/texteditor).
public struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View { TextAreaView(text: text, title: nil, grows: false) }
}

/// See [TextEditorStyle](https://developer.apple.com/documentation/swiftui/texteditorstyle).
///
/// Only the framework's own styles conform; all look the same.
public protocol TextEditorStyle {}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// See [AutomaticTextEditorStyle](https://developer.apple.com/documentation/swiftui/automatictexteditorstyle).
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// See [PlainTextEditorStyle](https://developer.apple.com/documentation/swiftui/plaintexteditorstyle).
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}
