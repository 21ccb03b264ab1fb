/// See [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance).
///
/// Kept and given back: toolbars are drawn as without.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
