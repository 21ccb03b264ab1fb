/// See [UIPressesEvent](https://developer.apple.com/documentation/uikit/uipressesevent).
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>
  private let press: UIPress
  /// No responder has kept the press for itself, so that it may type something.
  var isLeftToSystem = false

  init(_ press: UIPress) {
    self.press = press
    allPresses = [press]
    super.init(touches: [], timestamp: press.timestamp)
  }

  open override var type: UIEvent.EventType { .presses }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  /// Tells the responder what has become of the key.
  func deliver() {
    switch press.phase {
    case .began: press.responder?.pressesBegan(allPresses, with: self)
    case .changed, .stationary: press.responder?.pressesChanged(allPresses, with: self)
    case .ended: press.responder?.pressesEnded(allPresses, with: self)
    case .cancelled: press.responder?.pressesCancelled(allPresses, with: self)
    }
  }
}
