import UIKit

/// See [RoundedBorderTextFieldStyle](https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle).
public struct RoundedBorderTextFieldStyle: FrameworkTextFieldStyle {
  public var _border: UITextField.BorderStyle? { .roundedRect }

  public init() {}
}
