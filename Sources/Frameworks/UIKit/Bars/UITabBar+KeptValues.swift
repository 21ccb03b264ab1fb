/// Kept and given back: none of it is drawn.
extension UITabBar {
  /// See [UITabBar.ItemPositioning](https://developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum).
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  public var itemPositioning: ItemPositioning {
    get { kept.value(.automatic) }
    set { kept.set(newValue) }
  }

  public var isTranslucent: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

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
