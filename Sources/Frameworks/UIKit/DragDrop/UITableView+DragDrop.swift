extension UITableView {
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.dragDelegate() }
    set {
      dragging.dragDelegate = { [weak newValue] in newValue }
      guard newValue != nil, dragging.gesture == nil else { return }
      let gesture = DragGesture(source: self)
      dragging.gesture = gesture
      addGestureRecognizer(gesture.recognizer)
    }
  }

  public var dropDelegate: (any UITableViewDropDelegate)? {
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

extension UITableView: DragSource {
  func dragItems(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard dragInteractionEnabled, let dragDelegate, let path = indexPathForRow(at: point) else { return [] }
    session.sourcePath = path
    return dragDelegate.tableView(self, itemsForBeginning: session, at: path)
  }

  func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragStaysInApplication(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragWillBegin(_ session: DragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

  func dragDidMove(_ session: DragSession) {}

  func dragWillEnd(_ session: DragSession, with operation: UIDropOperation) {}

  func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
}

extension UITableView: DropTarget {
  func canTakeDrop(_ session: DragSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? movesOwnRow(of: session)
  }

  func dropDidEnter(_ session: DragSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

  func dropProposal(for session: DragSession) -> UIDropProposal {
    dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session))
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func dropDidExit(_ session: DragSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

  /// A row of the table that goes to another place in it is the data source's affair, if that can move rows.
  func performDrop(_ session: DragSession, _ proposal: UIDropProposal) {
    guard let proposal = proposal as? UITableViewDropProposal else { return }
    if proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath, movesOwnRow(of: session),
      let path = session.sourcePath
    {
      return moveRow(from: path, to: session.location(in: self).y)
    }
    dropDelegate?.tableView(
      self, performDropWith: TableDrop(session, at: destination(of: session), proposal, in: self))
  }

  func dropDidEnd(_ session: DragSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  private func destination(of session: DragSession) -> IndexPath? {
    let point = session.location(in: self)
    if let path = indexPathForRow(at: point) { return path }
    guard numberOfSections > 0 else { return nil }
    let last = numberOfSections - 1
    return IndexPath(row: numberOfRows(inSection: last), section: last)
  }

  private func movesOwnRow(of session: DragSession) -> Bool {
    guard session.source === self, session.items.count == 1, let path = session.sourcePath else { return false }
    return mayMove(path)
  }
}
