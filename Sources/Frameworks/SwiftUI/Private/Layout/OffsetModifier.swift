import Foundation

/// What `offset` puts around a view.
public struct _OffsetModifier: LayoutModifier {
  let offset: CGSize

  func makeItem(_ child: LayoutItem) -> OffsetItem { OffsetItem(child: child) }

  func configure(_ item: OffsetItem, _ environment: EnvironmentValues) -> Bool {
    if item.offset == offset { return false }
    item.offset = offset
    return true
  }
}
