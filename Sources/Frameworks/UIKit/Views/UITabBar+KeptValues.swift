/// Kept and given back: none of it is drawn.
extension UITabBar {
  public var backgroundImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var shadowImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var selectionIndicatorImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var itemWidth: CGFloat {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }

  public var itemSpacing: CGFloat {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }
}
