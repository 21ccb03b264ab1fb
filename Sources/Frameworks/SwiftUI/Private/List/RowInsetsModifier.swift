import Foundation

/// What `listRowInsets` puts around a view.
public struct _RowInsetsModifier: LayoutModifier {
  let insets: EdgeInsets?

  func makeItem(_ child: LayoutItem) -> RowInsetsItem { RowInsetsItem(child: child) }

  func configure(_ item: RowInsetsItem, _ environment: EnvironmentValues) -> Bool {
    if item.insets == insets { return false }
    item.insets = insets
    return true
  }
}
