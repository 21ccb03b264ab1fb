/// Kept and given back: bars draw their items in the style of the system.
extension UIBarItem {
  public var imageInsets: UIEdgeInsets {
    get { kept.value(.zero) }
    set { kept.set(newValue) }
  }

  public var landscapeImagePhone: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    kept.set(attributes, for: state.rawValue, "titleTextAttributes")
  }

  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept.value(for: state.rawValue, "titleTextAttributes")
  }
}
