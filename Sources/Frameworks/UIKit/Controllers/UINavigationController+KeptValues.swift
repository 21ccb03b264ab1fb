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
