/// See [AutomaticTextEditorStyle](https://developer.apple.com/documentation/swiftui/automatictexteditorstyle).
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}
