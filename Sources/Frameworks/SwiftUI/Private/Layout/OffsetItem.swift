import Foundation

final class OffsetItem: ModifierItem {
  var offset = CGSize.zero

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    CGRect(origin: CGPoint(x: offset.width, y: offset.height), size: size)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    child.explicitAlignment(key, size)
  }
}
