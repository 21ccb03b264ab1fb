import UIKit

/// See [DefaultTextFieldStyle](https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle).
public struct DefaultTextFieldStyle: FrameworkTextFieldStyle {
  public var _border: UITextField.BorderStyle? { UITextField.BorderStyle.none }

  public init() {}
}
