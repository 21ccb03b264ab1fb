/// One section of a compositional layout. Groups of one size are placed by arithmetic; where cells decide about their
/// sizes, only groups that were on screen have their own.
@MainActor final class CompositionalSection {
  let section: NSCollectionLayoutSection
  let count: Int
  let axis: CollectionAxis
  let container: CGSize
  let traits: UITraitCollection
  var start: CGFloat = 0
  var orthogonalOffset: CGFloat = 0
  /// The sizes that headers and footers asked for, by their place in the list.
  var boundarySizes: [Int: CGSize] = [:]
  private(set) var measured: [Int: CGSize]
  private var pattern: SolvedGroup
  private var groupLengths: RowHeights
  /// The groups whose cells have asked for sizes.
  private var solved: [Int: SolvedGroup] = [:]
  /// Where each group begins, if how many items are in a group depends on their sizes.
  private var firstItems: [Int]?

  init(
    _ section: NSCollectionLayoutSection, count: Int, axis: CollectionAxis, container: CGSize,
    traits: UITraitCollection, measured: [Int: CGSize]
  ) {
    self.section = section
    self.count = count
    self.axis = axis
    self.container = container
    self.traits = traits
    self.measured = measured
    pattern = SolvedGroup(size: .zero)
    groupLengths = RowHeights(count: 0, estimate: 0)
    solveAll()
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// The direction in which groups follow each other.
  var groupAxis: CollectionAxis { isOrthogonal ? axis.other : axis }

  // MARK: - Groups

  private func solve(from first: Int) -> SolvedGroup {
    GroupSolver(traits: traits, limit: count - first) { self.measured[first + $0] }
      .solve(section.group, in: container.inset(by: section.contentInsets))
  }

  private func solveAll() {
    solved = [:]
    firstItems = nil
    // The pattern is a full group, whatever number of items there is.
    pattern = GroupSolver(traits: traits, limit: Int.max) { _ in nil }
      .solve(section.group, in: container.inset(by: section.contentInsets))
    guard !pattern.leaves.isEmpty, count > 0 else {
      groupLengths = RowHeights(count: 0, estimate: 0)
      return
    }
    if pattern.hasOpenCount { return solveOneByOne() }
    let groups = (count + pattern.leaves.count - 1) / pattern.leaves.count
    groupLengths = RowHeights(count: groups, estimate: groupAxis.length(pattern.size) + section.interGroupSpacing)
    for group in Set(measured.keys.filter { $0 < count }.map { $0 / pattern.leaves.count }) { solveGroup(group) }
  }

  private func solveOneByOne() {
    var first = 0
    var starts: [Int] = []
    var lengths: [Int: CGFloat] = [:]
    while first < count {
      let group = solve(from: first)
      lengths[starts.count] = groupAxis.length(group.size) + section.interGroupSpacing
      solved[starts.count] = group
      starts.append(first)
      first += max(1, group.leaves.count)
    }
    firstItems = starts
    groupLengths = RowHeights(count: starts.count, estimate: 0, measured: lengths)
  }

  private func solveGroup(_ index: Int) {
    let group = solve(from: index * pattern.leaves.count)
    solved[index] = group
    groupLengths.setHeight(groupAxis.length(group.size) + section.interGroupSpacing, of: index)
  }

  func take(_ sizes: [Int: CGSize]) {
    measured.merge(sizes) { $1 }
    guard firstItems == nil, !pattern.leaves.isEmpty else { return solveAll() }
    for group in Set(sizes.keys.map { $0 / pattern.leaves.count }) { solveGroup(group) }
  }

  func group(_ index: Int) -> SolvedGroup { solved[index] ?? pattern }

  func firstItem(ofGroup index: Int) -> Int { firstItems?[index] ?? index * pattern.leaves.count }

  func group(ofItem item: Int) -> Int {
    if let firstItems { return firstItems.partitioningIndex { $0 > item } - 1 }
    return item / max(1, pattern.leaves.count)
  }

  /// Where a group begins, in the content of the collection view.
  func origin(ofGroup index: Int) -> CGPoint {
    let along = groupLengths.top(of: index) + section.contentInsets.before(groupAxis)
    let across = section.contentInsets.before(groupAxis.other)
    if isOrthogonal {
      return axis.point(along: start + startLength + across, across: along - orthogonalOffset)
    }
    return axis.point(along: start + startLength + along, across: across)
  }

  /// The groups that have a part in the rectangle.
  func groups(in rect: CGRect) -> Range<Int> {
    guard groupLengths.count > 0 else { return 0..<0 }
    let origin = groupAxis.along(origin(ofGroup: 0))
    let first = groupAxis.start(rect) - origin
    let last = groupAxis.end(rect) - origin
    guard last >= 0 else { return 0..<0 }
    return groupLengths.row(at: max(0, first))..<(groupLengths.row(at: last) + 1)
  }

  // MARK: - Lengths along the layout

  private var groupsLength: CGFloat {
    groupLengths.count == 0 ? 0 : max(0, groupLengths.total - section.interGroupSpacing)
  }

  /// The room of the items without insets.
  var itemsLength: CGFloat {
    guard isOrthogonal else { return groupsLength }
    guard count > 0 else { return 0 }
    let known = solved.values.map { axis.length($0.size) }.max() ?? 0
    let all = !pattern.leaves.isEmpty && solved.count == groupLengths.count
    return all ? known : max(known, axis.length(pattern.size))
  }

  var startLength: CGFloat { boundaryLength(atStart: true) }

  var endLength: CGFloat { boundaryLength(atStart: false) }

  private func boundaryLength(atStart: Bool) -> CGFloat {
    var length: CGFloat = 0
    for (index, item) in section.boundarySupplementaryItems.enumerated()
    where item.extendsBoundary && item.isAtStart(of: axis) == atStart {
      length += axis.length(boundarySize(index))
    }
    return length
  }

  func boundarySize(_ index: Int) -> CGSize {
    let item = section.boundarySupplementaryItems[index]
    var size = item.layoutSize.size(in: boundaryRoom)
    if let known = boundarySizes[index] {
      if item.layoutSize.estimates.contains(.width) { size.width = known.width }
      if item.layoutSize.estimates.contains(.height) { size.height = known.height }
    }
    return size
  }

  private var boundaryInsets: NSDirectionalEdgeInsets {
    section.supplementariesFollowContentInsets ? section.contentInsets : .zero
  }

  private var boundaryRoom: CGSize {
    let inset = boundaryInsets
    let breadth = axis.breadth(container) - inset.before(axis.other) - inset.after(axis.other)
    return axis.size(length: axis.length(container), breadth: max(0, breadth))
  }

  var itemsStart: CGFloat { start + startLength + section.contentInsets.before(axis) }

  var end: CGFloat { itemsStart + itemsLength + section.contentInsets.after(axis) + endLength }

  // MARK: - Headers and footers

  /// The place of a header or footer; of those that stay in sight, for what is visible.
  func boundaryFrame(_ index: Int, visible: ClosedRange<CGFloat>) -> CGRect {
    let item = section.boundarySupplementaryItems[index]
    let size = boundarySize(index)
    let length = axis.length(size)
    let room = axis.breadth(boundaryRoom)
    let across =
      boundaryInsets.before(axis.other) + (room - axis.breadth(size)) * item.fractionAcross(axis)
    let offset = item.offset
    var along: CGFloat
    switch item.isAtStart(of: axis) {
    case true?: along = item.extendsBoundary ? start : itemsStart
    case false?: along = item.extendsBoundary ? end - length : end - endLength - length
    case nil: along = itemsStart + (itemsLength - length) / 2
    }
    along += axis.along(offset)
    if item.pinToVisibleBounds {
      if item.isAtStart(of: axis) == true {
        along = min(max(along, visible.lowerBound), max(along, end - endLength - length))
      } else {
        along = max(min(along, visible.upperBound - length), min(along, start + startLength))
      }
    }
    let acrossOffset = axis.other.along(offset)
    return axis.rect(along: along, length: length, across: across + acrossOffset, breadth: axis.breadth(size))
  }

  // MARK: - Scrolling across

  var orthogonalArea: OrthogonalArea? {
    guard isOrthogonal, count > 0 else { return nil }
    let insets = section.contentInsets
    let content = groupsLength + insets.before(groupAxis) + insets.after(groupAxis)
    return OrthogonalArea(
      frame: axis.rect(along: itemsStart, length: itemsLength, across: 0, breadth: axis.breadth(container)),
      contentSize: axis.size(length: itemsLength, breadth: content),
      offset: axis.point(along: 0, across: orthogonalOffset),
      isPaging: section.orthogonalScrollingBehavior == .paging,
      target: { [weak self] in self?.target(from: $0, to: $1, velocity: $2) ?? $1 })
  }

  private func target(from start: CGPoint, to proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let behavior = section.orthogonalScrollingBehavior
    var wanted: Int
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: wanted = nearestGroup(groupAxis.along(proposed), isCentered: false)
    case .groupPaging, .groupPagingCentered:
      let from = nearestGroup(groupAxis.along(start), isCentered: behavior == .groupPagingCentered)
      wanted = nearestGroup(groupAxis.along(proposed), isCentered: behavior == .groupPagingCentered)
      wanted = min(max(wanted, from - 1), from + 1)
    }
    let content = groupsLength + section.contentInsets.before(groupAxis) + section.contentInsets.after(groupAxis)
    let end = max(0, content - groupAxis.length(container))
    let offset = min(max(0, stop(wanted, isCentered: behavior == .groupPagingCentered)), end)
    return axis.point(along: 0, across: offset)
  }

  /// The offset at which a group is where it is to come to rest.
  private func stop(_ group: Int, isCentered: Bool) -> CGFloat {
    let top = groupLengths.top(of: group)
    guard isCentered else { return top }
    let length = groupLengths.height(of: group) - section.interGroupSpacing
    return top + section.contentInsets.before(groupAxis) + (length - groupAxis.length(container)) / 2
  }

  private func nearestGroup(_ offset: CGFloat, isCentered: Bool) -> Int {
    let shift = isCentered ? stop(0, isCentered: true) : 0
    let index = groupLengths.row(at: max(0, offset - shift))
    let next = min(index + 1, groupLengths.count - 1)
    let before = abs(offset - stop(index, isCentered: isCentered))
    return abs(stop(next, isCentered: isCentered) - offset) < before ? next : index
  }
}
