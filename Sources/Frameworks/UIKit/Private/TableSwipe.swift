/// Follows the finger that swipes a row of a table aside, and shows the row's actions until one is chosen.
@MainActor final class TableSwipe {
  /// The share of a row's width after which its first action is performed when the finger is lifted.
  private static let fullSwipe: CGFloat = 0.7

  let recognizer = UIPanGestureRecognizer()
  private unowned let table: UITableView
  private weak var cell: UITableViewCell?
  private var configuration: UISwipeActionsConfiguration?
  private var isLeading = false
  private var startOffset: CGFloat = 0
  /// The row that the gesture in progress is about to swipe.
  private var next: (path: IndexPath, configuration: UISwipeActionsConfiguration, isLeading: Bool)?

  init(of table: UITableView) {
    self.table = table
    recognizer.addHandler { [weak self] in self?.follow() }
  }

  var isOpen: Bool { cell != nil }

  func isOpen(on cell: UITableViewCell) -> Bool { self.cell === cell }

  // MARK: - Gesture

  /// Decides, when the finger has moved, whether it swipes a row that has actions.
  func mayBegin() -> Bool {
    next = nil
    let moved = recognizer.translation(in: table)
    guard abs(moved.x) > abs(moved.y) else { return false }
    let location = recognizer.location(in: table)
    let start = CGPoint(x: location.x - moved.x, y: location.y - moved.y)
    guard let path = table.indexPathForRow(at: start), let touched = table.cells[path] else { return false }
    if touched === cell { return true }
    guard !table.isEditing, let found = table.swipeActions(at: path, isLeading: moved.x > 0) else { return false }
    next = (path, found, moved.x > 0)
    return true
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      if let next {
        close()
        open(next.path, next.configuration, isLeading: next.isLeading)
      }
      startOffset = cell?.controls.offset ?? 0
      drag()
    case .changed: drag()
    case .ended: settle()
    case .cancelled: close()
    case .possible, .failed: break
    }
  }

  private func drag() {
    let wanted = startOffset + recognizer.translation(in: table).x
    cell?.controls.offset = isLeading ? max(0, wanted) : min(0, wanted)
  }

  private func settle() {
    drag()
    guard let cell, let configuration, let actions = cell.controls.actions else { return }
    let reach = abs(cell.controls.offset)
    let isFull = reach > TableSwipe.fullSwipe * cell.bounds.width
    if next != nil, isFull, configuration.performsFirstActionWithFullSwipe, let first = configuration.actions.first {
      perform(first)
    } else if reach > actions.width / 2 {
      rest()
    } else {
      close()
    }
  }

  // MARK: - Opening and closing

  /// Shows a row's actions as a swipe would.
  func open(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    guard let cell = table.cells[path] else { return }
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    table.delegate?.tableView(table, willBeginEditingRowAt: path)
    cell.controls.show(
      SwipeActionsView(configuration.actions, isLeading: isLeading) { [weak self] in self?.perform($0) })
    cell.showingDeleteConfirmation = !isLeading
    if !cell.isEditing { cell.setEditing(true, animated: true) }
  }

  /// Leaves the row as far aside as its actions are wide.
  func rest() {
    guard let cell, let actions = cell.controls.actions else { return }
    cell.controls.offset = isLeading ? actions.width : -actions.width
  }

  func close() {
    guard let cell else { return }
    self.cell = nil
    configuration = nil
    cell.controls.show(nil)
    cell.showingDeleteConfirmation = false
    if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: true) }
    table.delegate?.tableView(table, didEndEditingRowAt: table.indexPath(for: cell))
  }

  private func perform(_ action: UIContextualAction) {
    guard let swiped = cell, let actions = swiped.controls.actions else { return }
    rest()
    action.handler(action, actions) { [weak self, weak swiped] _ in
      MainActor.fromAnyQueue {
        guard let self, let swiped, self.isOpen(on: swiped) else { return }
        self.close()
      }
    }
  }
}
