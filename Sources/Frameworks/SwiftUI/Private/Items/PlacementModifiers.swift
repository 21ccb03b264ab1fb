import Foundation

struct OffsetModifier: LayoutModifier {
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

struct PositionModifier: LayoutModifier {
  let position: CGPoint

  func makeItem(_ child: LayoutItem) -> PositionItem { PositionItem(child: child) }

  func configure(_ item: PositionItem, _ environment: EnvironmentValues) -> Bool {
    if item.position == position { return false }
    item.position = position
    return true
  }
}

final class PositionItem: ModifierItem {
  var position = CGPoint.zero

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    let inner = child.size(proposal)
    return CGRect(
      x: position.x - inner.width / 2, y: position.y - inner.height / 2, width: inner.width, height: inner.height)
  }
}

struct FixedSizeModifier: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  func makeItem(_ child: LayoutItem) -> FixedSizeItem { FixedSizeItem(child: child) }

  func configure(_ item: FixedSizeItem, _ environment: EnvironmentValues) -> Bool {
    if item.horizontal == horizontal && item.vertical == vertical { return false }
    item.horizontal = horizontal
    item.vertical = vertical
    return true
  }
}

final class FixedSizeItem: ModifierItem {
  var horizontal = false
  var vertical = false

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

struct AspectModifier: LayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  func makeItem(_ child: LayoutItem) -> AspectItem { AspectItem(child: child) }

  func configure(_ item: AspectItem, _ environment: EnvironmentValues) -> Bool {
    if item.ratio == ratio && item.mode == mode { return false }
    item.ratio = ratio
    item.mode = mode
    return true
  }
}

final class AspectItem: ModifierItem {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(.unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return self.ratio == nil ? proposal : ProposedViewSize(fitted(ideal, ratio))
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return ProposedViewSize(fitted(CGSize(width: width, height: height), ratio))
    }
  }

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    let inner = child.size(childProposal(proposal))
    return child.aligned(inner, in: size, .center)
  }

  private func fitted(_ size: CGSize, _ ratio: CGFloat) -> CGSize {
    let isWide = size.width / ratio > size.height
    return isWide == (mode == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }
}

/// Says something of its content to the container around it.
struct TraitModifier: LayoutModifier {
  var priority: Double?
  var zIndex: Double?
  var columnSpan: Int?
  var columnAlignment: HorizontalAlignment?
  var cellAnchor: UnitPoint?
  var unsizedAxes: Axis.Set?

  func makeItem(_ child: LayoutItem) -> TraitItem { TraitItem(child: child) }

  func configure(_ item: TraitItem, _ environment: EnvironmentValues) -> Bool {
    let old = item.traits
    item.traits = self
    if old.zIndex != zIndex { item.viewsChanged() }
    return old.priority != priority || old.columnSpan != columnSpan || old.columnAlignment != columnAlignment
      || old.cellAnchor != cellAnchor || old.unsizedAxes != unsizedAxes
  }
}

final class TraitItem: ModifierItem {
  var traits = TraitModifier()

  override var layoutPriority: Double { traits.priority ?? child.layoutPriority }
  override var zIndex: Double { traits.zIndex ?? child.zIndex }
  override var gridTraits: GridTraits {
    var result = child.gridTraits
    if let span = traits.columnSpan { result.columnSpan = span }
    if let alignment = traits.columnAlignment { result.columnAlignment = alignment }
    if let anchor = traits.cellAnchor { result.cellAnchor = anchor }
    if let axes = traits.unsizedAxes { result.unsizedAxes = axes }
    return result
  }
}

struct GuideModifier: LayoutModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func makeItem(_ child: LayoutItem) -> GuideItem { GuideItem(child: child) }

  func configure(_ item: GuideItem, _ environment: EnvironmentValues) -> Bool {
    item.key = key
    item.compute = compute
    return true
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

struct BleedModifier: LayoutModifier {
  let edges: Edge.Set

  func makeItem(_ child: LayoutItem) -> BleedItem { BleedItem(child: child) }

  func configure(_ item: BleedItem, _ environment: EnvironmentValues) -> Bool {
    if item.edges == edges { return false }
    item.edges = edges
    return true
  }
}

/// Lets its content go on to the edge of the screen.
final class BleedItem: ModifierItem {
  var edges: Edge.Set = []

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    let outer = SafeArea.extend(rect, of: self, over: edges)
    let offer = outer == rect ? proposal : ProposedViewSize(outer.size)
    let size = child.size(offer)
    child.place(in: child.aligned(size, in: outer.size, .center).offsetBy(dx: outer.minX, dy: outer.minY), offer)
  }
}
