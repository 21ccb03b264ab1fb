import UIKit

/// A container along an axis that makes, and shows, only those elements of collections that a scroll view has in sight.
///
/// Items that no collection made are always there. What is not made yet is taken to be as long as what was made first. Without a scroll view around it, all is in sight.
@MainActor
class LazyContainerItem: ContainerItem {
  /// Whether the items are being collected for a container of this kind.
  private(set) static var isCollecting = false

  let axis: Axis
  /// How long an item is taken to be before any was made.
  private static let firstEstimate: CGFloat = 44
  private var estimate: CGFloat?
  private var placements: [Placement] = []
  private var origin = CGPoint.zero
  private var sight: Range<Int> = 0..<0
  private var elementsInSight: [LazyElement] = []
  /// How many elements are made at once; more and more while they turn out to have no views.
  private var batch = 1
  private var expected: Int?

  init(axis: Axis) { self.axis = axis }

  override func collect() -> [LayoutItem] {
    let outer = Self.isCollecting
    Self.isCollecting = true
    defer { Self.isCollecting = outer }
    return super.collect()
  }

  /// How large an element that was not made yet is taken to be.
  func estimatedSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = estimate ?? Self.firstEstimate
    size[axis.other] = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? 0
    return size
  }

  override func childrenChanged() {
    placements = []
    super.childrenChanged()
  }

  override func collectViews(into views: inout [UIView]) {
    let shown = children.enumerated().filter { index, item in
      item.lazyElement.map { $0.isMade && sight.contains(index) } ?? true
    }
    collectViews(of: shown.map(\.element), into: &views)
  }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    origin = rect.origin
    placements = arrangement(rect.size, proposal)
    for (item, placement) in zip(children, placements) {
      item.place(in: placement.rect.offsetBy(dx: rect.minX, dy: rect.minY), placement.proposal)
    }
    viewport?.add(self)
    let new = itemsInSight()
    if new != sight {
      sight = new
      super.viewsChanged()
    }
    tellElements()
    makeElements()
  }

  /// What is in sight may have changed.
  func viewportMoved() {
    guard itemsInSight() != sight else { return }
    invalidateLayout()
    viewsChanged()
  }

  private var viewport: ViewportItem? {
    var around = container
    while let item = around {
      if let viewport = item as? ViewportItem { return viewport }
      around = item.container
    }
    return nil
  }

  /// The part of this container that the scroll view shows, in the coordinates of its placements.
  private var visibleRect: CGRect? {
    var offset = origin
    var around = container
    while let item = around {
      if let viewport = item as? ViewportItem {
        return viewport.visibleRect.offsetBy(dx: -offset.x, dy: -offset.y)
      }
      if let host = item as? HostItem {
        offset.x += host.frame.minX
        offset.y += host.frame.minY
      }
      around = item.container
    }
    return nil
  }

  private func itemsInSight() -> Range<Int> {
    guard let visibleRect else { return placements.indices }
    let first = placements.firstIndex { $0.rect.maxPosition(axis) > visibleRect.minPosition(axis) } ?? placements.count
    let end = placements[first...].firstIndex { $0.rect.minPosition(axis) >= visibleRect.maxPosition(axis) }
    return first..<(end ?? placements.count)
  }

  /// Tells elements that were made whether they are in sight.
  private func tellElements() {
    let items = children
    let elements = sight.clamped(to: items.indices).compactMap { items[$0].lazyElement }.filter(\.isMade)
    let known = Set(elements.map { ObjectIdentifier($0) })
    let left = elementsInSight.filter { !known.contains(ObjectIdentifier($0)) }
    elementsInSight = elements
    for element in left { element.setInSight(false) }
    for element in elements { element.setInSight(true) }
  }

  private func makeElements() {
    let items = children
    noteEstimate(items)
    if let expected, items.count < expected { batch *= 2 } else { batch = 1 }
    let missing = sight.clamped(to: items.indices).filter { items[$0].lazyElement?.isMade == false }
    guard let first = missing.first else {
      expected = nil
      return
    }
    // One alone tells how long they are.
    let wanted = estimate == nil ? batch : max(batch, missing.count)
    let unmade = items[first...].lazy.compactMap(\.lazyElement).filter { !$0.isMade }
    let made = Array(unmade.prefix(wanted))
    expected = items.count
    for element in made { element.make() }
  }

  private func noteEstimate(_ items: [LayoutItem]) {
    guard estimate == nil else { return }
    let lengths = zip(items, placements).filter { $0.0.lazyElement?.isMade == true }.map { $0.1.rect.size[axis] }
    guard !lengths.isEmpty else { return }
    estimate = lengths.reduce(0, +) / CGFloat(lengths.count)
    invalidateLayout()
  }
}

extension CGRect {
  fileprivate func minPosition(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  fileprivate func maxPosition(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}
