import Foundation

/// What `offset` puts around a view.
public struct _OffsetEffect: LayoutModifier {
  let offset: CGSize

  func makeItem(_ child: LayoutItem) -> OffsetItem { OffsetItem(child: child) }

  func configure(_ item: OffsetItem, _ environment: EnvironmentValues) -> Bool {
    if item.offset == offset { return false }
    item.offset = offset
    return true
  }
}

final class OffsetItem: ModifierItem {
  var offset = CGSize.zero

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    CGRect(origin: CGPoint(x: offset.width, y: offset.height), size: size)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    child.explicitAlignment(key, size)
  }
}
