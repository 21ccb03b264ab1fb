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
