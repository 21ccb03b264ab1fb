/// Places the items of one group of a compositional layout.
@MainActor struct GroupSolver {
  /// Lets lengths fit that are too long by what rounding adds.
  private static let tolerance: CGFloat = 0.01

  let traits: UITraitCollection
  /// How many items there are for the group.
  let limit: Int
  /// The size that the cell of an item asked for, counted in the group.
  let measured: (Int) -> CGSize?

  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
    solve(group, in: container, first: 0, forced: nil)
  }

  /// A length that stands instead of the item's own.
  private struct ForcedLength {
    let axis: CollectionAxis
    let length: CGFloat

    var selfSizing: SelfSizing { axis == .vertical ? .height : .width }
  }

  private func size(
    of item: NSCollectionLayoutItem, in container: CGSize, _ forced: ForcedLength?
  ) -> (size: CGSize, estimates: SelfSizing) {
    let size = item.layoutSize.size(in: container)
    guard let forced else { return (size, item.layoutSize.estimates) }
    return (
      forced.axis.size(length: forced.length, breadth: forced.axis.breadth(size)),
      item.layoutSize.estimates.subtracting(forced.selfSizing)
    )
  }

  private func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, forced: ForcedLength?
  ) -> SolvedGroup {
    if let group = item as? NSCollectionLayoutGroup { return solve(group, in: container, first: first, forced: forced) }
    var (size, estimates) = size(of: item, in: container, forced)
    let known = estimates.isEmpty ? nil : measured(first)
    if let known, estimates.contains(.width) { size.width = known.width }
    if let known, estimates.contains(.height) { size.height = known.height }
    return leaf(item, size: size, estimates: estimates)
  }

  private func leaf(_ item: NSCollectionLayoutItem, size: CGSize, estimates: SelfSizing) -> SolvedGroup {
    var insets = item.contentInsets
    // UIKit leaves the insets away where the cell decides.
    if estimates.contains(.width) { (insets.leading, insets.trailing) = (0, 0) }
    if estimates.contains(.height) { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets))
    var solved = SolvedGroup(size: size)
    solved.leaves = [SolvedGroup.Leaf(frame: frame, selfSizing: estimates)]
    addSupplementaries(of: item, in: frame, to: &solved)
    return solved
  }

  private func addSupplementaries(of item: NSCollectionLayoutItem, in box: CGRect, to solved: inout SolvedGroup) {
    for supplementary in item.supplementaryItems {
      solved.supplementaries.append(
        SolvedGroup.Supplementary(
          kind: supplementary.elementKind, leaf: 0, frame: supplementary.frame(in: box), zIndex: supplementary.zIndex))
    }
  }

  private func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, forced: ForcedLength?
  ) -> SolvedGroup {
    let (size, estimates) = size(of: group, in: container, forced)
    let room = size.inset(by: group.contentInsets)
    var solved: SolvedGroup
    switch group.arrangement {
    case .custom(let provider): solved = custom(provider, size: size, room: room, group: group)
    case .filled(let axis): solved = line(group, axis, size: size, estimates: estimates, first: first)
    case .counted(let axis, let count, let isStretched):
      var forced: ForcedLength?
      if isStretched, !estimates.contains(axis == .vertical ? .height : .width) {
        let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
        forced = ForcedLength(axis: axis, length: max(0, (axis.length(room) - gaps) / CGFloat(max(1, count))))
      }
      solved = line(group, axis, size: size, estimates: estimates, first: first, count: count, forced: forced)
    }
    addSupplementaries(of: group, in: CGRect(origin: .zero, size: solved.size), to: &solved)
    return solved
  }

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize, room: CGSize, group: NSCollectionLayoutGroup
  ) -> SolvedGroup {
    let container = LayoutContainer(contentSize: size, contentInsets: group.contentInsets)
    var solved = SolvedGroup(size: size)
    for item in provider(LayoutEnvironment(container: container, traitCollection: traits)).prefix(limit) {
      let frame = item.frame.offsetBy(dx: group.contentInsets.leading, dy: group.contentInsets.top)
      solved.leaves.append(SolvedGroup.Leaf(frame: frame, selfSizing: [], zIndex: item.zIndex))
    }
    return solved
  }

  // MARK: - Items in a line

  private struct Part {
    let item: NSCollectionLayoutItem
    let solved: SolvedGroup
    let length: CGFloat
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ axis: CollectionAxis, size: CGSize, estimates: SelfSizing, first: Int,
    count: Int? = nil, forced: ForcedLength? = nil
  ) -> SolvedGroup {
    let along: SelfSizing = axis == .vertical ? .height : .width
    let isOpen = estimates.contains(along)
    let room = size.inset(by: group.contentInsets)
    let gap = group.interItemSpacing?.spacing ?? 0
    let maximum = count ?? (isOpen ? group.subitems.count : Int.max)
    var parts: [Part] = []
    var used = 0
    var length: CGFloat = 0
    while parts.count < maximum, first + used < limit, !group.subitems.isEmpty {
      let item = group.subitems[parts.count % group.subitems.count]
      let solved = solve(item, in: room, first: first + used, forced: forced)
      let edges = item.edgeSpacing
      let outer = axis.length(solved.size) + (edges?.before(axis)?.spacing ?? 0) + (edges?.after(axis)?.spacing ?? 0)
      let end = length + (parts.isEmpty ? 0 : gap) + outer
      if count == nil, !isOpen, !parts.isEmpty, end > axis.length(room) + GroupSolver.tolerance { break }
      if solved.leaves.isEmpty || (count == nil && !isOpen && outer <= 0 && parts.count >= group.subitems.count) {
        break
      }
      parts.append(Part(item: item, solved: solved, length: outer))
      used += solved.leaves.count
      length = end
    }
    var solved = place(parts, of: group, axis, size: size, estimates: estimates, length: length)
    if count == nil, !isOpen, group.subitems.contains(where: { $0.layoutSize.estimates.contains(along) }) {
      solved.hasOpenCount = true
    }
    return solved
  }

  private func place(
    _ parts: [Part], of group: NSCollectionLayoutGroup, _ axis: CollectionAxis, size: CGSize, estimates: SelfSizing,
    length: CGFloat
  ) -> SolvedGroup {
    let insets = group.contentInsets
    let across = axis.other
    let isOpen = estimates.contains(axis == .vertical ? .height : .width)
    let room = size.inset(by: insets)
    var size = size
    if isOpen {
      size = axis.size(length: length + insets.before(axis) + insets.after(axis), breadth: axis.breadth(size))
    }
    if estimates.contains(axis == .vertical ? .width : .height) {
      let breadth = parts.map { part in
        axis.breadth(part.solved.size) + (part.item.edgeSpacing?.before(across)?.spacing ?? 0)
          + (part.item.edgeSpacing?.after(across)?.spacing ?? 0)
      }.max()
      if let breadth {
        size = axis.size(length: axis.length(size), breadth: breadth + insets.before(across) + insets.after(across))
      }
    }
    let flexible = flexibleSpaces(parts, group, axis)
    let rest = isOpen ? 0 : max(0, axis.length(room) - length)
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    var solved = SolvedGroup(size: size)
    var position = insets.before(axis)
    for (index, part) in parts.enumerated() {
      if index > 0, let spacing = group.interItemSpacing { position += width(of: spacing, share) }
      position += width(of: part.item.edgeSpacing?.before(axis), share)
      let free = axis.breadth(size) - insets.before(across) - insets.after(across) - axis.breadth(part.solved.size)
      let offset = offsetAcross(part.item.edgeSpacing, across, free: free)
      solved.add(part.solved, at: axis.point(along: position, across: insets.before(across) + offset))
      position += axis.length(part.solved.size) + width(of: part.item.edgeSpacing?.after(axis), share)
    }
    return solved
  }

  private func width(of spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
  }

  private func flexibleSpaces(_ parts: [Part], _ group: NSCollectionLayoutGroup, _ axis: CollectionAxis) -> Int {
    var count = group.interItemSpacing?.isFlexibleSpacing == true ? max(0, parts.count - 1) : 0
    for part in parts {
      if part.item.edgeSpacing?.before(axis)?.isFlexibleSpacing == true { count += 1 }
      if part.item.edgeSpacing?.after(axis)?.isFlexibleSpacing == true { count += 1 }
    }
    return count
  }

  private func offsetAcross(
    _ edges: NSCollectionLayoutEdgeSpacing?, _ across: CollectionAxis, free: CGFloat
  ) -> CGFloat {
    guard let edges else { return 0 }
    let before = edges.before(across)
    let after = edges.after(across)
    let rest = max(0, free - (before?.spacing ?? 0) - (after?.spacing ?? 0))
    guard let before else { return 0 }
    guard before.isFlexibleSpacing else { return before.spacing }
    return before.spacing + (after?.isFlexibleSpacing == true ? rest / 2 : rest)
  }
}
