import UIKit

/// An item that arranges several others.
@MainActor
class ContainerItem: LayoutItem {
  private var collected: [LayoutItem]?
  /// Gives the items of the content, in order.
  var source: (@MainActor () -> [LayoutItem])?

  /// The items inside.
  final var children: [LayoutItem] {
    if let collected { return collected }
    let items = collect()
    for item in items {
      item.container = self
      adopt(item)
    }
    collected = items
    return items
  }

  func collect() -> [LayoutItem] { source?() ?? [] }

  /// Prepares an item that came into this container.
  func adopt(_ item: LayoutItem) {}

  func childrenChanged() {
    collected = nil
    invalidateLayout()
    viewsChanged()
  }

  override func collectViews(into views: inout [UIView]) {
    collectViews(of: children, into: &views)
  }

  /// Adds the views of some of the items, those in front last.
  final func collectViews(of items: [LayoutItem], into views: inout [UIView]) {
    guard items.contains(where: { $0.zIndex != 0 }) else {
      for item in items { item.collectViews(into: &views) }
      return
    }
    let sorted = items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    for (_, item) in sorted { item.collectViews(into: &views) }
  }

  /// Where the children lie in a container of this size that answered this proposal.
  func arrangement(_ size: CGSize, _ proposal: ProposedViewSize) -> [Placement] { [] }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    for (item, placement) in zip(children, arrangement(rect.size, proposal)) {
      item.place(in: placement.rect.offsetBy(dx: rect.minX, dy: rect.minY), placement.proposal)
    }
  }

  override func computeGuides() -> GuideSet {
    var set = GuideSet.none
    for item in children { set.formUnion(item.guides) }
    return set
  }

  /// The guide of the first item that sets it; of the last one for a last baseline.
  override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    var result: CGFloat?
    let takesLast = key == VerticalAlignment.lastTextBaseline.key
    for (item, placement) in zip(children, arrangement(size, ProposedViewSize(size))) {
      guard let value = item.explicitAlignment(key, placement.rect.size) else { continue }
      result = value + (key.isVertical ? placement.rect.minY : placement.rect.minX)
      if !takesLast { return result }
    }
    return result
  }
}

/// Where a container puts one item, and what it proposed to it.
struct Placement {
  var rect: CGRect
  var proposal: ProposedViewSize
}

/// The items that a layout has placed so far.
@MainActor
final class PlacedItems {
  private var items: Set<ObjectIdentifier> = []

  func insert(_ item: LayoutItem) { items.insert(ObjectIdentifier(item)) }

  func contains(_ item: LayoutItem) -> Bool { items.contains(ObjectIdentifier(item)) }
}

/// An item shown by one view without contents of the graph.
@MainActor
class ViewItem<Content: UIView>: LayoutItem {
  let view: Content

  init(_ view: Content) { self.view = view }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) { view.frame = rect }

  override func collectViews(into views: inout [UIView]) { views.append(view) }

  override var contentHost: UIView? { view }
}
