extension UIMenu {
  /// See [UIMenu.ElementSize](https://developer.apple.com/documentation/uikit/uimenu/elementsize).
  public enum ElementSize: Int, Sendable {
    case small, medium, large, automatic
  }

  /// Kept and given back: all rows of menus are as high.
  public var preferredElementSize: ElementSize {
    get { kept.value(.automatic) }
    set { kept.set(newValue) }
  }
}
