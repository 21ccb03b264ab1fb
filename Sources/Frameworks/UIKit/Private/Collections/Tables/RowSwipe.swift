/// Follows the finger that swipes a row of a table or list aside, and shows the row's actions until one is chosen.
@MainActor final class RowSwipe {
  /// The share of a row's width after which its first action is performed when the finger is lifted.
  private static let fullSwipe: CGFloat = 0.7

  let recognizer = UIPanGestureRecognizer()
  private unowned let host: any RowSwipeHost
  private weak var cell: (any SwipeableCell)?
  private var configuration: UISwipeActionsConfiguration?
  private var isLeading = false
  private var startOffset: CGFloat = 0
  /// The row that the gesture in progress is about to swipe.
  private var next: (path: IndexPath, configuration: UISwipeActionsConfiguration, isLeading: Bool)?

  init(of host: any RowSwipeHost) {
    self.host = host
    recognizer.addHandler { [weak self] in self?.follow() }
  }

  var isOpen: Bool { cell != nil }

  func isOpen(on cell: UIView) -> Bool { self.cell === cell }

  // MARK: - Gesture

  /// Decides, when the finger has moved, whether it swipes a row that has actions.
  func mayBegin() -> Bool {
    next = nil
    let moved = recognizer.translation(in: host)
    guard abs(moved.x) > abs(moved.y) else { return false }
    let location = recognizer.location(in: host)
    let start = CGPoint(x: location.x - moved.x, y: location.y - moved.y)
    guard let (path, touched) = host.swipeableRow(at: start) else { return false }
    if touched === cell { return true }
    guard !host.isEditing, let found = host.swipeActions(at: path, isLeading: moved.x > 0) else { return false }
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
      startOffset = cell?.swipeOffset ?? 0
      drag()
    case .changed: drag()
    case .ended: settle()
    case .cancelled: close()
    case .possible, .failed: break
    }
  }

  private func drag() {
    let wanted = startOffset + recognizer.translation(in: host).x
    cell?.swipeOffset = isLeading ? max(0, wanted) : min(0, wanted)
  }

  private func settle() {
    drag()
    guard let cell, let configuration, let actions = cell.swipeActions else { return }
    let reach = abs(cell.swipeOffset)
    let isFull = reach > RowSwipe.fullSwipe * cell.bounds.width
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
    guard let cell = host.swipeableCell(at: path) else { return }
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    host.rowSwipeWillOpen(at: path)
    cell.showSwipeActions(
      SwipeActionsView(configuration.actions, isLeading: isLeading) { [weak self] in self?.perform($0) })
    host.rowSwipeDidOpen(cell, isLeading: isLeading)
  }

  /// Leaves the row as far aside as its actions are wide.
  func rest() {
    guard let cell, let actions = cell.swipeActions else { return }
    cell.swipeOffset = isLeading ? actions.width : -actions.width
  }

  func close() {
    guard let cell else { return }
    self.cell = nil
    configuration = nil
    cell.showSwipeActions(nil)
    host.rowSwipeDidClose(cell)
  }

  private func perform(_ action: UIContextualAction) {
    guard let swiped = cell, let actions = swiped.swipeActions else { return }
    rest()
    action.handler(action, actions) { [weak self, weak swiped] _ in
      MainActor.fromAnyQueue {
        guard let self, let swiped, self.isOpen(on: swiped) else { return }
        self.close()
      }
    }
  }
}

/// A table or list whose rows can be swiped aside.
@MainActor protocol RowSwipeHost: UIView {
  var isEditing: Bool { get }
  func swipeableRow(at point: CGPoint) -> (IndexPath, any SwipeableCell)?
  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)?
  /// The actions of a side of a row; nil where there are none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func rowSwipeWillOpen(at path: IndexPath)
  func rowSwipeDidOpen(_ cell: any SwipeableCell, isLeading: Bool)
  func rowSwipeDidClose(_ cell: any SwipeableCell)
}

/// A cell that shows actions beside its content.
@MainActor protocol SwipeableCell: UIView {
  /// How far the content is swiped aside, to the right where positive.
  var swipeOffset: CGFloat { get set }
  var swipeActions: SwipeActionsView? { get }
  func showSwipeActions(_ actions: SwipeActionsView?)
}
