/// See [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private lazy var gesture = ContextMenuGesture(owner: self)

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    dismissMenu()
    old.removeGestureRecognizer(gesture.recognizer)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture.recognizer)
  }

  open func location(in view: UIView?) -> CGPoint { gesture.recognizer.location(in: view) }

  open func dismissMenu() { gesture.dismiss() }

  /// Takes the closure's menu for the one that is open.
  @preconcurrency open func updateVisibleMenu(_ block: @MainActor (UIMenu) -> UIMenu) { gesture.update(block) }
}

extension UIContextMenuInteraction: ContextMenuOwner {
  func contextMenu(at point: CGPoint) -> ContextMenuRequest? {
    guard let view, let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return nil }
    let preview = delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    return ContextMenuRequest(configuration: configuration, source: preview.shownView ?? view)
  }

  func willDisplayMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
  }

  func willEndMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    _ = delegate?.contextMenuInteraction(
      self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }

  func willPerformPreviewAction(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
