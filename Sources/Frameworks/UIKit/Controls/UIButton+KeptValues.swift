/// Kept and given back: none of it is drawn.
extension UIButton {
  public var adjustsImageWhenHighlighted: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var adjustsImageWhenDisabled: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var showsTouchWhenHighlighted: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var reversesTitleShadowWhenHighlighted: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var role: Role {
    get { kept.value(.normal) }
    set { kept.set(newValue) }
  }

  public var isPointerInteractionEnabled: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    kept.set(color, for: state.rawValue, "titleShadowColor")
  }

  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    kept.value(for: state.rawValue, "titleShadowColor")
  }

  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) ?? titleShadowColor(for: .normal) }

  /// The symbol of each state has the configuration of the normal state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    kept.set(configuration, for: state.rawValue, "preferredSymbolConfiguration")
    if state == .normal { imageView?.preferredSymbolConfiguration = configuration }
  }

  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    kept.value(for: state.rawValue, "preferredSymbolConfiguration")
  }
}

extension UIButton: @preconcurrency UIAccessibilityContentSizeCategoryImageAdjusting {
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }
}

extension UIButton {
  /// See [UIButton.Role](https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum).
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
