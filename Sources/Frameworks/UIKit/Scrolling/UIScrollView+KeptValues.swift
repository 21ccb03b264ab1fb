/// Kept and given back: content stops at its ends, indicators are not drawn, and nobody touches the status bar.
extension UIScrollView {
  public var bounces: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var bouncesZoom: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var delaysContentTouches: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var indicatorStyle: IndicatorStyle {
    get { kept.value(.default) }
    set { kept.set(newValue) }
  }

  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { kept.value(.zero) }
    set { kept.set(newValue) }
  }

  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { kept.value(.zero) }
    set { kept.set(newValue) }
  }

  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var scrollsToTop: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  public var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
}
