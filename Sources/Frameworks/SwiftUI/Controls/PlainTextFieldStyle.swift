import UIKit

/// See [PlainTextFieldStyle](https://developer.apple.com/documentation/swiftui/plaintextfieldstyle).
public struct PlainTextFieldStyle: TextFieldStyle {
  public var _border: UITextField.BorderStyle { .none }

  public init() {}
}
