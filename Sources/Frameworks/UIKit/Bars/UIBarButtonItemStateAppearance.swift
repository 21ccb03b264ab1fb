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
