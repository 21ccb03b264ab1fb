/// Kept and given back: none of it is drawn.
extension UISearchBar {
  public var isTranslucent: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var backgroundImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var scopeBarBackgroundImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var searchTextPositionAdjustment: UIOffset {
    get { kept.value(.zero) }
    set { kept.set(newValue) }
  }

  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept.value(.zero) }
    set { kept.set(newValue) }
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    kept.set(backgroundImage, for: barMetrics, "backgroundImages")
  }

  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    kept.value(for: barMetrics, "backgroundImages")
  }

  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    kept.set(backgroundImage, for: state.rawValue, "searchFieldBackgroundImage")
  }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    kept.value(for: state.rawValue, "searchFieldBackgroundImage")
  }

  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    kept.set(iconImage, for: [icon.rawValue, Int(state.rawValue)], "image")
  }

  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    kept.value(for: [icon.rawValue, Int(state.rawValue)], "image")
  }

  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    kept.set(adjustment, for: icon, "positionAdjustment")
  }

  public func positionAdjustment(for icon: Icon) -> UIOffset { kept.value(for: icon, "positionAdjustment") ?? .zero }
}
