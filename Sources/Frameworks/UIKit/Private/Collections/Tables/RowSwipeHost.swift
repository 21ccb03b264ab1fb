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
