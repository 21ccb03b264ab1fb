/// What `deleteDisabled`, `moveDisabled` and `selectionDisabled` put around a view.
public struct _RowFlagsModifier: LayoutModifier, Equatable {
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?

  func makeItem(_ child: LayoutItem) -> RowFlagsItem { RowFlagsItem(child: child) }

  func configure(_ item: RowFlagsItem, _ environment: EnvironmentValues) -> Bool {
    if item.flags == self { return false }
    item.flags = self
    return true
  }
}
