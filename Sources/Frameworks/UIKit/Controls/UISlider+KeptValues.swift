/// Kept and given back: none of it is drawn.
extension UISlider {
  public var minimumValueImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var maximumValueImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    kept.set(image, for: state.rawValue, "thumbImage")
  }

  public func thumbImage(for state: UIControl.State) -> UIImage? { kept.value(for: state.rawValue, "thumbImage") }

  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    kept.set(image, for: state.rawValue, "minimumTrackImage")
  }

  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    kept.value(for: state.rawValue, "minimumTrackImage")
  }

  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    kept.set(image, for: state.rawValue, "maximumTrackImage")
  }

  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    kept.value(for: state.rawValue, "maximumTrackImage")
  }
}
