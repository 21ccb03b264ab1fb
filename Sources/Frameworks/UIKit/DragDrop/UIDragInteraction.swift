/// See [UIDragInteraction](https://developer.apple.com/documentation/uikit/uidraginteraction).
///
/// A finger that is held down lifts the items, and drags them when it moves. No picture of them is shown.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open class var isEnabledByDefault: Bool { true }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  private lazy var gesture = DragGesture(source: self)

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(gesture.recognizer) }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture.recognizer)
  }
}

extension UIDragInteraction: DragSource {
  func dragItems(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
    isEnabled ? delegate?.dragInteraction(self, itemsForBeginning: session) ?? [] : []
  }

  func dragAllowsMove(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
  }

  func dragWillBegin(_ session: DragSession) { delegate?.dragInteraction(self, sessionWillBegin: session) }

  func dragDidMove(_ session: DragSession) { delegate?.dragInteraction(self, sessionDidMove: session) }

  func dragWillEnd(_ session: DragSession, with operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
  }

  func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
  }
}
