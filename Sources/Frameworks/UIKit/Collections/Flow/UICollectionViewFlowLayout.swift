/// See [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Nil until they are needed.
  private var sections: [FlowSection]?
  /// The sizes that cells asked for, by section.
  private var preferred: [Int: [Int: CGSize]] = [:]

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  private var axis: CollectionAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }

  // MARK: - Sections

  open override func prepare() {
    super.prepare()
    loadedSections()
  }

  @discardableResult private func loadedSections() -> [FlowSection] {
    if let sections { return sections }
    guard let collectionView else { return [] }
    var loaded: [FlowSection] = []
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    for (index, count) in collectionView.loadedCounts().enumerated() {
      var section = makeSection(index, count: count, in: collectionView, delegate: delegate)
      if let known = preferred[index] { section.arrange(preferred: known) }
      section.start = loaded.last?.end ?? 0
      loaded.append(section)
    }
    sections = loaded
    return loaded
  }

  private func makeSection(
    _ index: Int, count: Int, in view: UICollectionView, delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let across = axis.other
    let metrics = FlowMetrics(
      axis: axis, across: across.before(inset),
      breadth: max(0, contentBreadth - across.before(inset) - across.after(inset)),
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
        ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
        ?? minimumInteritemSpacing,
      scale: view.traitCollection.displayScale)
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
    let sizes = sizes(ofSection: index, count: count, in: view, delegate: delegate)
    let isEstimated = estimatedItemSize != .zero && estimatedItemSize != UICollectionViewFlowLayout.automaticSize
    // A cell without a width or height would never be in sight, and so never be asked for its size.
    let estimate = CGSize(width: max(1, estimatedItemSize.width), height: max(1, estimatedItemSize.height))
    let itemSize = sizes?.first ?? (isEstimated ? estimate : itemSize)
    let different = sizes.flatMap { sizes in sizes.allSatisfy { $0 == itemSize } ? nil : sizes }
    var section = FlowSection(
      headerLength: axis.length(header ?? headerReferenceSize),
      footerLength: axis.length(footer ?? footerReferenceSize), before: axis.before(inset), after: axis.after(inset),
      metrics: metrics, count: count, sizes: different, itemSize: itemSize,
      items: FlowGrid(count: 0, itemSize: itemSize, metrics: metrics))
    section.arrange(preferred: [:])
    return section
  }

  /// The sizes that the delegate gives; nil where it gives none, which is found out with the first item.
  private func sizes(
    ofSection section: Int, count: Int, in view: UICollectionView, delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize]? {
    guard count > 0, let delegate else { return nil }
    func size(_ item: Int) -> CGSize {
      delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
    }
    guard let first = answer({ size(0) }) else { return nil }
    return [first] + (1..<max(1, count)).map(size)
  }

  private var contentBreadth: CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    return max(0, axis.breadth(collectionView.bounds.size) - axis.other.before(inset) - axis.other.after(inset))
  }

  // MARK: - Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.preferredSizes.isEmpty {
      take(context.preferredSizes)
    } else if !keepsMetrics(context) {
      sections = nil
      if context.invalidateEverything { preferred = [:] }
    }
    super.invalidateLayout(with: context)
  }

  private func keepsMetrics(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return false }
    return !context.invalidateFlowLayoutDelegateMetrics && !context.invalidateFlowLayoutAttributes
      && !context.invalidateEverything && !context.invalidateDataSourceCounts
  }

  private func take(_ sizes: [CollectionElement: CGSize]) {
    var changed: Set<Int> = []
    for (element, size) in sizes where element.category == .cell {
      preferred[element.indexPath.section, default: [:]][element.indexPath.item] = size
      changed.insert(element.indexPath.section)
    }
    guard sections != nil else { return }
    for index in changed where index < (sections?.count ?? 0) {
      sections?[index].arrange(preferred: preferred[index] ?? [:])
    }
    var end: CGFloat = 0
    for index in (sections ?? []).indices {
      sections?[index].start = end
      end = sections?[index].end ?? end
    }
  }

  override func itemsDidChange(_ change: CollectionChange) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in preferred {
      for (item, size) in sizes {
        guard let path = change.unchangedIndexPath(of: IndexPath(item: item, section: section)) else { continue }
        moved[path.section, default: [:]][path.item] = size
      }
    }
    preferred = moved
    sections = nil
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return axis.breadth(newBounds.size) != axis.breadth(collectionView.bounds.size)
      || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext, let collectionView {
      let isResized = axis.breadth(newBounds.size) != axis.breadth(collectionView.bounds.size)
      context.invalidateFlowLayoutDelegateMetrics = isResized
      context.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell else { return false }
    let new = preferredAttributes.size
    let old = originalAttributes.size
    return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
  }

  // MARK: - Attributes

  open override var collectionViewContentSize: CGSize {
    axis.size(length: loadedSections().last?.end ?? 0, breadth: contentBreadth)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let sections = loadedSections()
    let first = sections.partitioningIndex { $0.end >= axis.start(rect) }
    var result: [UICollectionViewLayoutAttributes] = []
    for index in first..<max(first, sections.count) {
      let section = sections[index]
      guard section.start <= axis.end(rect) else { break }
      if let header = header(of: index), header.frame.overlaps(rect) { result.append(header) }
      let items = section.items.items(
        from: axis.start(rect) - section.itemsStart, to: axis.end(rect) - section.itemsStart)
      for item in items {
        let attributes = self.item(item, of: index, in: section)
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      if let footer = footer(of: index), footer.frame.overlaps(rect) { result.append(footer) }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let sections = loadedSections()
    guard sections.indices.contains(indexPath.section), (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return item(indexPath.item, of: indexPath.section, in: sections[indexPath.section])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard loadedSections().indices.contains(indexPath.section) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return header(of: indexPath.section)
    case UICollectionView.elementKindSectionFooter: return footer(of: indexPath.section)
    default: return nil
    }
  }

  private func item(_ item: Int, of index: Int, in section: FlowSection) -> UICollectionViewLayoutAttributes {
    let offset = axis.point(along: section.itemsStart, across: 0)
    let frame = section.items.frame(of: item).offsetBy(dx: offset.x, dy: offset.y)
    let attributes = makeAttributes(.cell, at: IndexPath(item: item, section: index), frame: frame)
    if estimatedItemSize != .zero { attributes.selfSizing = .both }
    return attributes
  }

  private func header(of index: Int) -> UICollectionViewLayoutAttributes? {
    guard let section = sections?[index], section.headerLength > 0 else { return nil }
    var start = section.start
    if sectionHeadersPinToVisibleBounds, let collectionView {
      let top = axis.start(collectionView.bounds) + axis.before(collectionView.adjustedContentInset)
      start = min(max(start, top), section.footerStart - section.headerLength)
    }
    return end(
      UICollectionView.elementKindSectionHeader, of: index, along: start, length: section.headerLength,
      isMoved: sectionHeadersPinToVisibleBounds)
  }

  private func footer(of index: Int) -> UICollectionViewLayoutAttributes? {
    guard let section = sections?[index], section.footerLength > 0 else { return nil }
    var start = section.footerStart
    if sectionFootersPinToVisibleBounds, let collectionView {
      let bottom = axis.end(collectionView.bounds) - axis.after(collectionView.adjustedContentInset)
      start = max(min(start, bottom - section.footerLength), section.start + section.headerLength)
    }
    let attributes = end(
      UICollectionView.elementKindSectionFooter, of: index, along: start, length: section.footerLength,
      isMoved: sectionFootersPinToVisibleBounds)
    attributes.isAfterItems = true
    return attributes
  }

  private func end(
    _ kind: String, of index: Int, along start: CGFloat, length: CGFloat, isMoved: Bool
  ) -> UICollectionViewLayoutAttributes {
    let frame = axis.rect(along: start, length: length, across: 0, breadth: contentBreadth)
    let attributes = makeAttributes(
      .supplementaryView, kind: kind, at: IndexPath(item: 0, section: index), frame: frame)
    if isMoved { attributes.zIndex = 10 }
    return attributes
  }
}
