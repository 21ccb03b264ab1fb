/// Kept and given back: bars stay while one scrolls, taps and types.
extension UINavigationController {
  public var hidesBarsOnSwipe: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var hidesBarsOnTap: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var hidesBarsWhenKeyboardAppears: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var hidesBarsWhenVerticallyCompact: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }
}

extension UINavigationController {
  /// See [UINavigationController.Operation](https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation).
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
