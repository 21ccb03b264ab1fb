/// See [PlainTextEditorStyle](https://developer.apple.com/documentation/swiftui/plaintexteditorstyle).
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}
