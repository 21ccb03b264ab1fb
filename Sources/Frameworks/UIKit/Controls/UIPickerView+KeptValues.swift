/// Kept and given back: none of it is drawn.
extension UIPickerView {
  public var showsSelectionIndicator: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }
}
