/// See [UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance).
///
/// Kept and given back: bar buttons are drawn as without.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public override convenience init() { self.init(style: .plain) }

  /// The title of a button that is done is bold.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    let font = style == .done ? UIFont.boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    for state in [normal, highlighted, disabled, focused] {
      state.reset()
      state.titleTextAttributes = [.font: font]
    }
  }
}

/// See [UIBarButtonItemStateAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance).
///
/// Kept and given back: bar buttons are drawn as without.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func reset() {
    (titlePositionAdjustment, backgroundImage, backgroundImagePositionAdjustment) = (.zero, nil, .zero)
  }
}
