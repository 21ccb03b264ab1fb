/// See [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer).
///
/// There is no pointer, so it is never recognised, as on a device without one.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override func accepts(_ touch: UITouch) -> Bool { false }
}
