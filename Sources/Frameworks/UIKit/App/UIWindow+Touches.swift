extension UIWindow {
  func deliverTouches(of event: UIEvent) {
    guard let touches = event.touches(for: self), !touches.isEmpty else { return }
    for phase in [UITouch.Phase.began, .moved, .stationary, .ended, .cancelled] {
      let inPhase = touches.filter { $0.phase == phase }
      if !inPhase.isEmpty { deliver(inPhase, in: phase, of: event) }
    }
  }

  private func deliver(_ touches: Set<UITouch>, in phase: UITouch.Phase, of event: UIEvent) {
    if phase == .began {
      for touch in touches.ordered { prepare(touch, event: event) }
    }
    let recognizers = recognizers(of: touches)
    for recognizer in recognizers {
      let own = touches.filter { touch in touch.gestureRecognizers?.contains { $0 === recognizer } ?? false }
      recognizer.receive(own, phase: phase, event: event)
    }
    if phase != .stationary {
      for (view, own) in views(of: touches) { view.receive(own, phase: phase, event: event) }
    }
    if phase == .ended || phase == .cancelled {
      for recognizer in recognizers { recognizer.forget(touches) }
    }
  }

  /// Finds who is interested in a touch: the recognisers of the view and of all views around it, the innermost first.
  private func prepare(_ touch: UITouch, event: UIEvent) {
    var recognizers: [UIGestureRecognizer] = []
    var current = touch.view
    while let view = current {
      recognizers.append(contentsOf: view.storedGestureRecognizers.filter { $0.accepts(touch) })
      current = view.superview
    }
    touch.gestureRecognizers = recognizers
    if let view = touch.view, !view.isMultipleTouchEnabled {
      let others = event.touches(for: view) ?? []
      touch.isTakenFromView = others.contains { $0 !== touch && !$0.isTakenFromView && $0.phase != .began }
    }
  }

  private func recognizers(of touches: Set<UITouch>) -> [UIGestureRecognizer] {
    if touches.count == 1 { return touches.first?.gestureRecognizers ?? [] }
    var seen: Set<ObjectIdentifier> = []
    return touches.ordered.flatMap { $0.gestureRecognizers ?? [] }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func views(of touches: Set<UITouch>) -> [(UIView, Set<UITouch>)] {
    var result: [(UIView, Set<UITouch>)] = []
    for touch in touches.ordered where !touch.isTakenFromView {
      guard let view = touch.view else { continue }
      if let index = result.firstIndex(where: { $0.0 === view }) {
        result[index].1.insert(touch)
      } else {
        result.append((view, [touch]))
      }
    }
    return result
  }
}

extension UIView {
  fileprivate func receive(_ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved, .stationary: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    // A pointer that hovers touches nothing.
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension Set<UITouch> {
  /// In the order of the fingers, so that the same input always has the same effect.
  @MainActor var ordered: [UITouch] {
    count < 2 ? Array(self) : sorted { $0.fingerID < $1.fingerID }
  }
}
