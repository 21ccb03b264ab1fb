import UIKit

/// See [TextFieldStyle](https://developer.apple.com/documentation/swiftui/textfieldstyle).
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// What apps that have styles of their own put around the field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// What the field itself draws around it, for the framework's own styles.
  nonisolated var _border: UITextField.BorderStyle? { get }
}

extension TextFieldStyle {
  nonisolated public var _border: UITextField.BorderStyle? { nil }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    let own = style._border == nil ? StyleBox { AnyView(style._body(configuration: $0)) } : nil
    return environment(\.fieldBorder, style._border ?? UITextField.BorderStyle.none).environment(\.fieldStyle, own)
      .modifier(TextFieldStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum BorderKey: EnvironmentKey { static var defaultValue: UITextField.BorderStyle { .none } }

  private enum StyleKey: EnvironmentKey { static var defaultValue: StyleBox<TextField<_TextFieldStyleLabel>>? { nil } }

  /// What is drawn around text fields.
  var fieldBorder: UITextField.BorderStyle {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }

  /// What an app's own style makes of text fields.
  var fieldStyle: StyleBox<TextField<_TextFieldStyleLabel>>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [RoundedBorderTextFieldStyle](https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle).
public struct RoundedBorderTextFieldStyle: FrameworkTextFieldStyle {
  nonisolated public var _border: UITextField.BorderStyle? { .roundedRect }

  public init() {}
}

/// See [PlainTextFieldStyle](https://developer.apple.com/documentation/swiftui/plaintextfieldstyle).
public struct PlainTextFieldStyle: FrameworkTextFieldStyle {
  nonisolated public var _border: UITextField.BorderStyle? { UITextField.BorderStyle.none }

  public init() {}
}

/// See [DefaultTextFieldStyle](https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle).
public struct DefaultTextFieldStyle: FrameworkTextFieldStyle {
  nonisolated public var _border: UITextField.BorderStyle? { UITextField.BorderStyle.none }

  public init() {}
}
