import Foundation
import UIKit

/// A box that takes part in layout: it answers proposals with sizes and is then placed.
@MainActor
class LayoutItem {
  /// The item that arranges this one.
  unowned var container: LayoutItem?
  private var knownGuides: GuideSet?
  private var cache: [(ProposedViewSize, CGSize)] = []
  private var needsPlacement = true
  private var placedProposal: ProposedViewSize?
  /// The element of a collection that the item was made of, in a container that makes only what is in sight.
  var ownElement: LazyElement?
  /// Where the item lies in the coordinates of the nearest view of an item around it.
  private(set) var frame = CGRect.zero

  /// The size that the item takes for a proposal.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for (known, size) in cache where known == proposal { return size }
    let size = computeSize(proposal)
    if cache.count >= 8 { cache.removeFirst() }
    cache.append((proposal, size))
    return size
  }

  /// Puts the item at a place, with the size it answered to the proposal.
  final func place(in rect: CGRect, _ proposal: ProposedViewSize) {
    if !needsPlacement && rect == frame && proposal == placedProposal { return }
    needsPlacement = false
    frame = rect
    placedProposal = proposal
    placeContents(rect, proposal)
  }

  func computeSize(_ proposal: ProposedViewSize) -> CGSize { fatalError("\(type(of: self)) has no size") }

  func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {}

  /// Adds the views that show the item, those in front last.
  func collectViews(into views: inout [UIView]) {}

  /// The value of an alignment guide where the item sets one.
  func explicitAlignment(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

  /// Which guides `explicitAlignment` may have a value for.
  final var guides: GuideSet {
    if let knownGuides { return knownGuides }
    let guides = computeGuides()
    knownGuides = guides
    return guides
  }

  func computeGuides() -> GuideSet { .none }

  /// Who is asked first for what remains of the space.
  var layoutPriority: Double { 0 }

  /// What decides who is in front of whom.
  var zIndex: Double { 0 }

  /// Along which axis the stack around the item runs; spacers and dividers need to know.
  var stackAxis: Axis? {
    get { nil }
    set {}
  }

  /// What a layout of the app wants to know of the item, by the types of the keys.
  var layoutValues: [ObjectIdentifier: Any] { [:] }

  var containerValues: ContainerValues { ContainerValues() }

  /// What a grid wants to know of the item.
  var gridTraits: GridTraits { GridTraits() }

  /// The element of a collection that this item shows, or something inside it that it wraps.
  var lazyElement: LazyElement? { ownElement }

  /// What a list wants to know of the item.
  var rowTraits: RowTraits { RowTraits() }

  /// Forgets sizes, here and in everything around.
  func invalidateLayout() {
    cache.removeAll(keepingCapacity: true)
    needsPlacement = true
    knownGuides = nil
    container?.invalidateLayout()
  }

  /// Says that the views of the item have come, gone or moved.
  func viewsChanged() { container?.viewsChanged() }

  /// The view in whose coordinates the item is placed.
  var hostView: UIView? { container?.contentHost }

  /// The view in whose coordinates the contents of the item are placed.
  var contentHost: UIView? { hostView }

  final func dimensions(_ size: CGSize) -> ViewDimensions { ViewDimensions(self, size) }
}

/// Arranges items as a layout of the app says.
@MainActor
final class CustomLayoutItem<L: Layout>: ContainerItem {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  override func invalidateLayout() {
    cache = nil
    super.invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  /// Views that the layout does not place stand in the middle, as on iOS.
  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    let placed = PlacedItems()
    withCache(placed) { layout.placeSubviews(in: rect, proposal: proposal, subviews: $0, cache: &$1) }
    for item in children where !placed.contains(item) {
      let size = item.size(proposal)
      let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
      item.place(in: CGRect(origin: origin, size: size), proposal)
    }
  }

  private func withCache<Result>(
    _ placed: PlacedItems? = nil, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(items: children, placed: placed)
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return body(subviews, &current)
  }
}
