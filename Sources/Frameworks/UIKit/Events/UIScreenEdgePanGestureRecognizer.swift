/// See [UIScreenEdgePanGestureRecognizer](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer).
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private static let reach: CGFloat = 20

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { !isAtEdge($0) }) {
      state = .failed
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let (point, area) = (touch.location(in: window), window.bounds)
    let reach = UIScreenEdgePanGestureRecognizer.reach
    return edges.contains(.left) && point.x - area.minX <= reach
      || edges.contains(.right) && area.maxX - point.x <= reach
      || edges.contains(.top) && point.y - area.minY <= reach
      || edges.contains(.bottom) && area.maxY - point.y <= reach
  }

  /// A finger from the edge does not scroll, as long as it may be meant for this recogniser.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
  }
}
