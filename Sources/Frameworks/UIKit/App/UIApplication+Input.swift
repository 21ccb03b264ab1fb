import WindfallCore

extension UIApplication {
  /// Takes one piece of input, from a test or a person alike; false where there is nobody to take it.
  @discardableResult @_spi(Windfall) public func deliver(_ event: InputEvent) -> Bool {
    CommitCycle.shared.commitIfNeeded()
    return switch event {
    case .touch(let touch): deliver(touch)
    case .key(let key): deliver(key)
    }
  }

  private func deliver(_ event: TouchEvent) -> Bool {
    var hasReceiver = false
    for finger in event.fingers {
      if finger.phase == .began {
        begin(finger, at: event.timestamp)
      } else if let touch = touches[finger.id] {
        touch.phase = UITouch.Phase(finger.phase)
        touch.timestamp = event.timestamp
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = touch.window?.convertFromSuperview(finger.location) ?? finger.location
      }
      hasReceiver = hasReceiver || touches[finger.id] != nil
    }
    guard hasReceiver else { return false }
    let moved = Set(event.fingers.map(\.id))
    for (id, touch) in touches where !moved.contains(id) { touch.phase = .stationary }
    sendEvent(UIEvent(touches: Set(touches.values), timestamp: event.timestamp))
    touches = touches.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
    return true
  }

  private func begin(_ finger: TouchEvent.Finger, at timestamp: TimeInterval) {
    if isIgnoringInteractionEvents { return }
    for window in windowsOnScreen.reversed() {
      let location = window.convertFromSuperview(finger.location)
      guard let view = window.hitTest(location, with: nil) else { continue }
      EditMenuBar.touchBegins(in: view)
      touches[finger.id] = UITouch(
        window: window, view: view, fingerID: finger.id, location: location, timestamp: timestamp,
        tapCount: finger.tapCount)
      return
    }
  }

  private func deliver(_ event: KeyEvent) -> Bool {
    if case .press(let press) = event { return deliver(press) }
    guard let input = UIResponder.firstResponder as? any UIKeyInput else { return false }
    switch event {
    case .insert(let text):
      for character in text { (UIResponder.firstResponder as? any UIKeyInput)?.insertText(String(character)) }
    case .deleteBackward: input.deleteBackward()
    case .return: input.insertText("\n")
    case .press: break
    }
    return true
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: TouchEvent.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
