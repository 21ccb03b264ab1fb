/// Kept and given back: none of it is drawn.
extension UITableViewCell {
  public var multipleSelectionBackgroundView: UIView? {
    get { kept.value(nil as UIView?) }
    set { kept.set(newValue) }
  }
}
