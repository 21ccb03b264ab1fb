import Foundation

/// See [TextEditor](https://developer.apple.com/documentation/swiftui/texteditor).
public struct TextEditor: View {
  let text: Binding<String>
  @Environment(\.textEditorStyle) private var style

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

  public var body: some View {
    let editor = TextAreaView(text: text, title: nil, grows: false)
    if let style {
      style.makeBody(TextEditorStyleConfiguration(editor: AnyView(editor))).environment(\.textEditorStyle, nil)
    } else {
      editor
    }
  }
}

/// See [AttributedTextSelection](https://developer.apple.com/documentation/swiftui/attributedtextselection).
public struct AttributedTextSelection: Equatable, Sendable {
  public init() {}
}

/// See [TextEditorStyle](https://developer.apple.com/documentation/swiftui/texteditorstyle).
///
/// The framework's own styles look the same.
@preconcurrency @MainActor
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.textEditorStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: StyleBox<TextEditorStyleConfiguration>? { nil } }

  var textEditorStyle: StyleBox<TextEditorStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [TextEditorStyleConfiguration](https://developer.apple.com/documentation/swiftui/texteditorstyleconfiguration).
public struct TextEditorStyleConfiguration {
  let editor: AnyView
}

/// See [AutomaticTextEditorStyle](https://developer.apple.com/documentation/swiftui/automatictexteditorstyle).
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}

  public func makeBody(configuration: TextEditorStyleConfiguration) -> some View { configuration.editor }
}

/// See [PlainTextEditorStyle](https://developer.apple.com/documentation/swiftui/plaintexteditorstyle).
public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}

  public func makeBody(configuration: TextEditorStyleConfiguration) -> some View { configuration.editor }
}
