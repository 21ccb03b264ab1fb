/// Kept and given back: no background is drawn, and text is inserted as one types.
extension UITextField {
  public var background: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var disabledBackground: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var clearsOnInsertion: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var allowsEditingTextAttributes: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }
}

extension UITextField {
  /// See [UITextField.BorderStyle](https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum).
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// See [UITextField.ViewMode](https://developer.apple.com/documentation/uikit/uitextfield/viewmode).
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// See [DidEndEditingReason](https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason).
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }
}
