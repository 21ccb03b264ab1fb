import Foundation

/// Arranges items in a row or a column: the least flexible are asked first, and what they leave is shared.
@MainActor
final class StackItem: ContainerItem {
  private let axis: Axis
  var alignment: AlignmentKey
  var spacing: CGFloat?
  private var known: (proposal: ProposedViewSize, sizes: [CGSize])?

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  override func adopt(_ item: LayoutItem) { item.stackAxis = axis }

  override func invalidateLayout() {
    known = nil
    super.invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = childSizes(proposal)
    var size = CGSize.zero
    size[axis] = sizes.reduce(totalSpacing) { $0 + $1[axis] }
    let extent = crossExtent(sizes)
    size[axis.other] = extent.before + extent.after
    return size
  }

  override func arrangement(_ size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let sizes = childSizes(proposal)
    let extent = crossExtent(sizes)
    var position: CGFloat = 0
    var placements: [Placement] = []
    placements.reserveCapacity(sizes.count)
    for (index, childSize) in sizes.enumerated() {
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = extent.before - guide(children[index], childSize)
      placements.append(Placement(rect: CGRect(origin: origin, size: childSize), proposal: proposals[index]))
      position += childSize[axis] + gap(after: index)
    }
    return placements
  }

  private var proposals: [ProposedViewSize] = []

  private func gap(after index: Int) -> CGFloat {
    index + 1 < children.count ? spacing ?? LayoutDefaults.spacing : 0
  }

  private var totalSpacing: CGFloat {
    children.count > 1 ? CGFloat(children.count - 1) * (spacing ?? LayoutDefaults.spacing) : 0
  }

  private func guide(_ item: LayoutItem, _ size: CGSize) -> CGFloat { item.dimensions(size).value(alignment) }

  /// How far the items reach to both sides of the line they are aligned on.
  private func crossExtent(_ sizes: [CGSize]) -> (before: CGFloat, after: CGFloat) {
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for (item, size) in zip(children, sizes) {
      let guide = guide(item, size)
      before = max(before, guide)
      after = max(after, size[axis.other] - guide)
    }
    return before.isFinite ? (before, after) : (0, 0)
  }

  private func childSizes(_ proposal: ProposedViewSize) -> [CGSize] {
    if let known, known.proposal == proposal { return known.sizes }
    let sizes = computeSizes(proposal)
    known = (proposal, sizes)
    return sizes
  }

  private func computeSizes(_ proposal: ProposedViewSize) -> [CGSize] {
    let items = children
    proposals = Array(repeating: proposal, count: items.count)
    guard let length = proposal[axis] else { return items.map { $0.size(proposal) } }
    var sizes = Array(repeating: CGSize.zero, count: items.count)
    var remaining = length - totalSpacing
    let groups = Dictionary(grouping: items.indices, by: { items[$0].layoutPriority })
    let minima = groups.count > 1 ? items.map { self.length($0, 0, proposal) } : []
    var reserved = minima.reduce(0, +)
    for priority in groups.keys.sorted(by: >) {
      let members = groups[priority] ?? []
      if !minima.isEmpty { reserved -= members.reduce(0) { $0 + minima[$1] } }
      var left = members.count
      for index in sortedByFlexibility(members, items, proposal) {
        var offer = proposal
        offer[axis] = max(0, (remaining - reserved) / CGFloat(left))
        proposals[index] = offer
        sizes[index] = items[index].size(offer)
        remaining -= sizes[index][axis]
        left -= 1
      }
    }
    return sizes
  }

  private func sortedByFlexibility(_ members: [Int], _ items: [LayoutItem], _ proposal: ProposedViewSize) -> [Int] {
    if members.count < 2 { return members }
    let flexibilities = members.map { index -> CGFloat in
      self.length(items[index], .infinity, proposal) - self.length(items[index], 0, proposal)
    }
    return members.indices.sorted { a, b in
      flexibilities[a] == flexibilities[b] ? a < b : flexibilities[a] < flexibilities[b]
    }.map { members[$0] }
  }

  private func length(_ item: LayoutItem, _ offer: CGFloat, _ proposal: ProposedViewSize) -> CGFloat {
    var probe = proposal
    probe[axis] = offer
    return item.size(probe)[axis]
  }
}

/// Views along an axis.
@MainActor
protocol LinearStack: PrimitiveView {
  associatedtype Content: View
  var axis: Axis { get }
  var alignmentKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
  var content: Content { get }
}

/// A layout that is carried out by an item of its own.
public protocol StackedLayout: Layout where Cache == Void {}

extension StackedLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    MainActor.assuming(self) { layout in subviews.arrange(with: layout._makeItem().item) { $0.computeSize(proposal) } }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    MainActor.assuming(self) { subviews.place(with: $0._makeItem().item, in: bounds, proposal) }
  }
}
