extension UICollectionViewDiffableDataSource {
  /// See [UICollectionViewDiffableDataSource.SectionSnapshotHandlers](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct).
  @preconcurrency @MainActor public struct SectionSnapshotHandlers {
    @preconcurrency public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    @preconcurrency public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    @preconcurrency public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    @preconcurrency public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// What is in an item is asked for when the item expands, with what is in it so far.
    @preconcurrency public var snapshotForExpandingParent:
      (
        @MainActor (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    public init() {}
  }

  /// Appends the section where there is none of this name.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    sectionSnapshots[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    let kept = Set(contents.snapshot.itemIdentifiers)
    whole.reconfigureItems(snapshot.visibleItems.filter(kept.contains))
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let own = sectionSnapshots[section] { return own }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if index(for: section) != nil { flat.append(snapshot().itemIdentifiers(inSection: section)) }
    return flat
  }

  /// Indents a cell as deep as its item lies in the outline.
  func place(_ cell: UICollectionViewCell, of item: ItemIdentifierType, at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), let outline = sectionSnapshots[section],
      let cell = cell as? UICollectionViewListCell
    else { return }
    cell.indentationLevel = outline.level(of: item)
    cell.isExpanded = outline.isExpanded(item)
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func toggleItem(at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), var outline = sectionSnapshots[section],
      let item = itemIdentifier(for: path)
    else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let provider = sectionSnapshotHandlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provider(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
