/// See [UIDropInteraction](https://developer.apple.com/documentation/uikit/uidropinteraction).
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
  func canTakeDrop(_ session: DragSession) -> Bool { delegate?.dropInteraction(self, canHandle: session) ?? false }

  func dropDidEnter(_ session: DragSession) { delegate?.dropInteraction(self, sessionDidEnter: session) }

  func dropProposal(for session: DragSession) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
  }

  func dropDidExit(_ session: DragSession) { delegate?.dropInteraction(self, sessionDidExit: session) }

  func performDrop(_ session: DragSession, _ proposal: UIDropProposal) {
    delegate?.dropInteraction(self, performDrop: session)
    delegate?.dropInteraction(self, concludeDrop: session)
  }

  func dropDidEnd(_ session: DragSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }
}
