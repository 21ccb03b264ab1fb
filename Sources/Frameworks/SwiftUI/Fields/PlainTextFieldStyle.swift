import UIKit

/// See [PlainTextFieldStyle](https://developer.apple.com/documentation/swiftui/plaintextfieldstyle).
public struct PlainTextFieldStyle: FrameworkTextFieldStyle {
  public var _border: UITextField.BorderStyle? { UITextField.BorderStyle.none }

  public init() {}
}
