import Foundation

/// See [TextEditor](https://developer.apple.com/documentation/swiftui/texteditor).
public struct TextEditor: View {
  private let text: Binding<String>

  nonisolated public init(text: Binding<String>) { self.text = text }

  /// What is typed has the attributes of the first character; the selection is not followed.
  nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.text = Binding {
      String(text.wrappedValue.characters)
    } set: { string in
      let attributes = text.wrappedValue.runs.first?.attributes ?? AttributeContainer()
      text.wrappedValue = AttributedString(string, attributes: attributes)
    }
  }

  public var body: some View { TextAreaView(text: text, title: nil, grows: false) }
}

/// See [AttributedTextSelection](https://developer.apple.com/documentation/swiftui/attributedtextselection).
public struct AttributedTextSelection: Equatable, Sendable {
  public init() {}
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
