import Foundation

final class GuideItem: ModifierItem {
  var key: AlignmentKey?
  var compute: ((ViewDimensions) -> CGFloat)?

  override func computeGuides() -> GuideSet { key.map { child.guides.adding($0) } ?? child.guides }

  override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    guard key == self.key, let compute else { return child.explicitAlignment(key, size) }
    return compute(child.dimensions(size))
  }
}
