/// A data source that shows what it has by itself when one of its items was moved.
@MainActor protocol ReorderingSource: AnyObject {}

extension UICollectionViewDiffableDataSource: ReorderingSource {
  /// See [UICollectionViewDiffableDataSource.ReorderingHandlers](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct).
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// Without it no item can be moved.
    @preconcurrency public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    @preconcurrency public var willReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    @preconcurrency public var didReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// Moves an item, and in an outline what is in it, and tells the handlers.
  func reorder(from origin: IndexPath, to target: IndexPath) {
    guard let item = itemIdentifier(for: origin), let from = sectionIdentifier(for: origin.section),
      let to = sectionIdentifier(for: target.section)
    else { return }
    let initial = snapshot()
    let sections = from == to ? [from] : [from, to]
    let before = sections.map { self.snapshot(for: $0) }
    let rest = initial.itemIdentifiers(inSection: to).filter { $0 != item }
    let next = rest.indices.contains(target.item) ? rest[target.item] : nil
    let after = Self.moved(item, in: before, to: sections.count - 1, before: next)
    var final = initial
    for section in sections { final.deleteItems(final.itemIdentifiers(inSection: section)) }
    for (section, part) in zip(sections, after) { final.appendItems(part.visibleItems, toSection: section) }
    let changes = zip(zip(before, after), sections).map { parts, section in
      NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: parts.0, finalSnapshot: parts.1)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final, sectionTransactions: changes)
    reorderingHandlers.willReorder?(transaction)
    for (section, part) in zip(sections, after) where sectionSnapshots[section] != nil {
      sectionSnapshots[section] = part
    }
    apply(final)
    reorderingHandlers.didReorder?(transaction)
  }

  /// The item leaves the first section and enters the one at the index, in front of another item or at the end.
  private static func moved(
    _ item: ItemIdentifierType, in sections: [NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
    to index: Int, before next: ItemIdentifierType?
  ) -> [NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] {
    var sections = sections
    let inside = sections[0].snapshot(of: item)
    // An item cannot go into itself.
    if let next, inside.contains(next) { return sections }
    let isExpanded = sections[0].isExpanded(item)
    sections[0].delete([item])
    if let next {
      sections[index].insert([item], before: next)
    } else {
      sections[index].append([item])
    }
    if !inside.items.isEmpty { sections[index].replace(childrenOf: item, using: inside) }
    if isExpanded { sections[index].expand([item]) }
    return sections
  }
}
