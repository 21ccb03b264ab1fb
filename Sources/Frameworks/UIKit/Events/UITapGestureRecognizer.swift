import Dispatch

/// See [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer).
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  private static let allowedMovement: CGFloat = 45
  private static let longestPause = 0.35

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var pauses = 0
  private var isPausing = false
  private var touchesUp = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isPausing = false
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasLeft = touches.contains {
      hypot($0.windowLocation.x - $0.beganWindowLocation.x, $0.windowLocation.y - $0.beganWindowLocation.y)
        > UITapGestureRecognizer.allowedMovement
    }
    if hasLeft { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesUp += touches.count
    guard touchesUp >= numberOfTouchesRequired else { return }
    touchesUp = 0
    let taps = touches.map(\.tapCount).max() ?? 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else if isRequiredToFail {
      pause()
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    isPausing = false
    touchesUp = 0
  }

  override var isWaitingForMoreTouches: Bool { isPausing }

  /// Fails when no further tap follows in time, so that those who wait for that may go on.
  private func pause() {
    isPausing = true
    pauses += 1
    let pause = pauses
    DispatchQueue.main.asyncAfter(deadline: .now() + UITapGestureRecognizer.longestPause) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isPausing, self.pauses == pause else { return }
        self.state = .failed
      }
    }
  }
}
