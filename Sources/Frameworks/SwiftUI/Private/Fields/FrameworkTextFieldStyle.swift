/// A text field style of the framework itself: all its looks are the field's border.
@preconcurrency @MainActor
protocol FrameworkTextFieldStyle: TextFieldStyle where _Body == TextField<_TextFieldStyleLabel> {}

extension FrameworkTextFieldStyle {
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> { configuration }
}
