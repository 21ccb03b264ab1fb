import UIKit

/// See [TextFieldStyle](https://developer.apple.com/documentation/swiftui/textfieldstyle).
@preconcurrency @MainActor
public protocol TextFieldStyle {
  var _border: UITextField.BorderStyle { get }
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

extension View {
  public func textFieldStyle<S: TextFieldStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentWriter<UITextField.BorderStyle>> {
    environment(\.fieldBorder, style._border)
  }
}

extension EnvironmentValues {
  private enum BorderKey: EnvironmentKey { static var defaultValue: UITextField.BorderStyle { .none } }

  /// What is drawn around text fields.
  var fieldBorder: UITextField.BorderStyle {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }
}
