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
