extension UIView {
  /// Cuts along the outline of the view, as the mask of a layer does.
  public var mask: UIView? {
    get { kept.value(nil as UIView?) }
    set {
      kept.set(newValue)
      layer.mask = newValue?.layer
    }
  }
}
