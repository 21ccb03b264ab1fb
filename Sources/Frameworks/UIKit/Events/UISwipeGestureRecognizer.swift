/// See [UISwipeGestureRecognizer](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer).
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// See [UISwipeGestureRecognizer.Direction](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct).
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  private static let minimumMovement: CGFloat = 50
  private static let longestTime = 0.5

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { recognizeIfFarEnough() }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    recognizeIfFarEnough()
    if state == .possible { state = .failed }
  }

  private func recognizeIfFarEnough() {
    guard state == .possible, let touch = trackedTouches.first, numberOfTouches == numberOfTouchesRequired else {
      return
    }
    guard touch.timestamp - touch.beganTimestamp <= UISwipeGestureRecognizer.longestTime else {
      state = .failed
      return
    }
    let x = touch.windowLocation.x - touch.beganWindowLocation.x
    let y = touch.windowLocation.y - touch.beganWindowLocation.y
    guard max(abs(x), abs(y)) >= UISwipeGestureRecognizer.minimumMovement else { return }
    let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = direction.contains(moved) ? .ended : .failed
  }
}
