/// See [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
///
/// The keyboard is always at the bottom of the screen; without one, the guide takes the bottom of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}
