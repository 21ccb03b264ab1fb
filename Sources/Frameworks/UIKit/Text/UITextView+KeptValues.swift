/// Kept and given back: links are not found in plain text.
extension UITextView {
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { kept.value([]) }
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
