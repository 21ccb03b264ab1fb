import UIKit

/// See [DefaultTextFieldStyle](https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle).
public struct DefaultTextFieldStyle: TextFieldStyle {
  public var _border: UITextField.BorderStyle { .none }

  public init() {}
}
