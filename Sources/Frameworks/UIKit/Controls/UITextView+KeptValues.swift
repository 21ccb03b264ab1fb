/// Kept and given back: links are not found in text, nor drawn as such, and nobody selects by touch.
extension UITextView {
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { kept.value([:]) }
    set { kept.set(newValue) }
  }

  public var dataDetectorTypes: UIDataDetectorTypes {
    get { kept.value([]) }
    set { kept.set(newValue) }
  }

  public var isSelectable: Bool {
    get { kept.value(true) }
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

  public var usesStandardTextScaling: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }
}
