import Foundation

/// The alignment guides that an item or something inside it sets.
struct GuideSet {
  private(set) var hasBaselines = false
  private(set) var keys: [AlignmentKey] = []

  static let none = GuideSet()
  static let baselines: GuideSet = {
    var set = GuideSet()
    set.hasBaselines = true
    return set
  }()

  func contains(_ key: AlignmentKey) -> Bool {
    (hasBaselines && key.isBaseline) || (!keys.isEmpty && keys.contains(key))
  }

  func adding(_ key: AlignmentKey) -> GuideSet {
    var set = self
    if !set.keys.contains(key) { set.keys.append(key) }
    return set
  }

  mutating func formUnion(_ other: GuideSet) {
    hasBaselines = hasBaselines || other.hasBaselines
    for key in other.keys where !keys.contains(key) { keys.append(key) }
  }
}

extension AlignmentKey {
  var isBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }
}

final class GuideItem: ModifierItem {
  var key: AlignmentKey?
  var compute: ((ViewDimensions) -> CGFloat)?

  override func computeGuides() -> GuideSet { key.map { child.guides.adding($0) } ?? child.guides }

  override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    guard key == self.key, let compute else { return child.explicitAlignment(key, size) }
    return compute(child.dimensions(size))
  }
}

/// What `alignmentGuide` puts around a view.
public struct _GuideModifier: LayoutModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func makeItem(_ child: LayoutItem) -> GuideItem { GuideItem(child: child) }

  func configure(_ item: GuideItem, _ environment: EnvironmentValues) -> Bool {
    item.key = key
    item.compute = compute
    return true
  }
}

/// An alignment as layout handles it, of either axis.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let isVertical: Bool

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
