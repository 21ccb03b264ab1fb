import Foundation

/// Text that can be edited: [TextField](https://developer.apple.com/documentation/swiftui/textfield).
///
/// A field that grows along its vertical axis is a text view, as on iOS.
public struct TextField<Label: View>: View {
  let content: FieldView
  private let axis: Axis
  @Environment(\.fieldStyle) private var style

  nonisolated init(title: String, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(content: FieldView(title: title, text: text), axis: axis)
  }

  nonisolated init(content: FieldView, axis: Axis = .horizontal) {
    self.content = content
    self.axis = axis
  }

  public var body: some View {
    if let style {
      style.makeBody(TextField<_TextFieldStyleLabel>(content: content, axis: axis)).environment(\.fieldStyle, nil)
    } else {
      switch axis {
      case .horizontal: content
      case .vertical: TextAreaView(text: content.text, title: content.title, grows: true)
      }
    }
  }
}

extension TextField {
  /// Of labels that are no texts nothing is shown.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(title: (prompt ?? label() as? Text)?.plainString ?? "", text: text)
  }

  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(title: (prompt ?? label() as? Text)?.plainString ?? "", text: text, axis: axis)
  }
}

extension TextField where Label == Text {
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

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title: (prompt ?? Text(titleKey)).plainString, text: text, axis: axis)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title: prompt?.plainString ?? String(title), text: text, axis: axis)
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(titleKey).plainString, text, onEditingChanged, onCommit)
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(String(title), text, onEditingChanged, onCommit)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(Text(titleKey).plainString, text, nil, onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(String(title), text, nil, onCommit)
  }

  nonisolated private init(
    _ title: String, _ text: Binding<String>, _ onEditingChanged: (@MainActor (Bool) -> Void)?,
    _ onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(content: FieldView(title: title, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }
}
