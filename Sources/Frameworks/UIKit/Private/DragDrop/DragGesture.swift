/// Lifts something of its source when a finger is held down on it, and drags it while the finger moves.
@MainActor final class DragGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UILongPressGestureRecognizer()
  private weak var source: (any DragSource)?
  private var session: DragSession?
  private var hasMoved = false

  init(source: any DragSource) {
    self.source = source
    super.init()
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.follow() }
  }

  /// Where nothing can be lifted, the touch goes on as if nobody had waited for it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let source, let view = gestureRecognizer.view else { return false }
    let session = DragSession(from: source, in: view.window)
    guard session.lift(at: gestureRecognizer.location(in: view)) else { return false }
    self.session = session
    hasMoved = false
    return true
  }

  /// A context menu that opens in the same place is closed when the finger moves.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.delegate is ContextMenuGesture }

  var isDragging: Bool { session != nil && hasMoved }

  private func follow() {
    guard let session else { return }
    switch recognizer.state {
    case .changed:
      if !hasMoved {
        hasMoved = true
        for overlay in recognizer.view?.window?.subviews ?? [] { (overlay as? MenuOverlay)?.close() }
        session.source.dragWillBegin(session)
      }
      session.move(to: recognizer.location(in: nil))
    case .ended: finish(session.drop)
    case .cancelled, .failed: finish(session.cancel)
    case .possible, .began: break
    }
  }

  /// What was lifted and not moved is put down again; nobody has been told of it.
  private func finish(_ end: () -> Void) {
    session = nil
    if hasMoved { end() }
  }
}

/// Where a drag may begin: an interaction, a table or a collection view.
@MainActor protocol DragSource: AnyObject {
  /// What is lifted at a point in the coordinates of the view whose gesture it is; nothing where nothing can be.
  func dragItems(for session: DragSession, at point: CGPoint) -> [UIDragItem]
  func dragAllowsMove(_ session: DragSession) -> Bool
  func dragStaysInApplication(_ session: DragSession) -> Bool
  func dragWillBegin(_ session: DragSession)
  func dragDidMove(_ session: DragSession)
  func dragWillEnd(_ session: DragSession, with operation: UIDropOperation)
  func dragDidEnd(_ session: DragSession, with operation: UIDropOperation)
}
