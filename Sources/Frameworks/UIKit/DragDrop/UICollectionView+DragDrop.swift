extension UICollectionView {
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.dragDelegate() }
    set {
      dragging.dragDelegate = { [weak newValue] in newValue }
      guard newValue != nil, dragging.gesture == nil else { return }
      let gesture = DragGesture(source: self)
      dragging.gesture = gesture
      addGestureRecognizer(gesture.recognizer)
    }
  }

  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging.dropDelegate() }
    set { dragging.dropDelegate = { [weak newValue] in newValue } }
  }

  /// True on tablets unless it is set.
  public var dragInteractionEnabled: Bool {
    get { dragging.isEnabled ?? (Device.current.idiom == .pad) }
    set { dragging.isEnabled = newValue }
  }

  public var hasActiveDrag: Bool { dragging.gesture?.isDragging ?? false }
}

extension UICollectionView: DragSource {
  func dragItems(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard dragInteractionEnabled, let dragDelegate, let path = indexPathForItem(at: point) else { return [] }
    session.sourcePath = path
    return dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
  }

  func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragStaysInApplication(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragWillBegin(_ session: DragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }

  func dragDidMove(_ session: DragSession) {}

  func dragWillEnd(_ session: DragSession, with operation: UIDropOperation) {}

  func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
}

extension UICollectionView: DropTarget {
  func canTakeDrop(_ session: DragSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: DragSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }

  func dropProposal(for session: DragSession) -> UIDropProposal {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session))
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func dropDidExit(_ session: DragSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

  func performDrop(_ session: DragSession, _ proposal: UIDropProposal) {
    guard let proposal = proposal as? UICollectionViewDropProposal else { return }
    dropDelegate?.collectionView(
      self, performDropWith: CollectionDrop(session, at: destination(of: session), proposal, in: self))
  }

  func dropDidEnd(_ session: DragSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  private func destination(of session: DragSession) -> IndexPath? {
    let point = session.location(in: self)
    if let path = indexPathForItem(at: point) { return path }
    guard numberOfSections > 0 else { return nil }
    let last = numberOfSections - 1
    return IndexPath(item: numberOfItems(inSection: last), section: last)
  }
}
