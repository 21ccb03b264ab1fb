/// See [UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
///
/// Time is that of the touch events: the gesture begins with the first event that is late enough, the finger's lift included.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTouchesRequired = 1
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    } else {
      beginIfLongEnough()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    beginIfLongEnough()
    guard state == .possible else {
      if touches.contains(where: { $0.windowLocation != $0.previousWindowLocation }) { state = .changed }
      return
    }
    let hasLeft = touches.contains {
      hypot($0.windowLocation.x - $0.beganWindowLocation.x, $0.windowLocation.y - $0.beganWindowLocation.y)
        > allowableMovement
    }
    if hasLeft { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    beginIfLongEnough()
    state = state == .possible ? .failed : .ended
  }

  private func beginIfLongEnough() {
    guard state == .possible, numberOfTouches == numberOfTouchesRequired,
      trackedTouches.allSatisfy({ $0.timestamp - $0.beganTimestamp >= minimumPressDuration })
    else { return }
    state = .began
  }
}
