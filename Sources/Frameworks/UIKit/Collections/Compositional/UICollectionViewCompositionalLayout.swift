/// See [UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// Nil until they are needed.
  private var sections: [CompositionalSection]?
  /// The sizes that cells asked for, by section.
  private var measured: [Int: [Int: CGSize]] = [:]
  private var boundarySizes: [CollectionElement: CGSize] = [:]
  private var orthogonalOffsets: [Int: CGFloat] = [:]

  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  @preconcurrency public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  @preconcurrency public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  private var axis: CollectionAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  // MARK: - Sections

  open override func prepare() {
    super.prepare()
    loadedSections()
  }

  @discardableResult private func loadedSections() -> [CompositionalSection] {
    if let sections { return sections }
    guard let collectionView else { return [] }
    let inset = collectionView.adjustedContentInset
    let size = collectionView.bounds.inset(by: inset).size
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: size), traitCollection: collectionView.traitCollection)
    var loaded: [CompositionalSection] = []
    for (index, count) in collectionView.loadedCounts().enumerated() {
      guard let description = provider(index, environment) else {
        fatalError("NSInternalInconsistencyException: the section provider returned nil for section \(index)")
      }
      let section = CompositionalSection(
        description, count: count, axis: axis, container: size, traits: collectionView.traitCollection,
        measured: measured[index] ?? [:])
      section.orthogonalOffset = orthogonalOffsets[index] ?? 0
      for (element, size) in boundarySizes where element.indexPath.section == index {
        setBoundarySize(size, of: element, in: section)
      }
      loaded.append(section)
    }
    if loaded.contains(where: { $0.section.list?.hasSwipeActions ?? false }) { collectionView.attachSwipe() }
    arrange(loaded)
    sections = loaded
    return loaded
  }

  /// The configuration of a section that is a list.
  func list(inSection index: Int) -> UICollectionLayoutListConfiguration? {
    guard let sections, sections.indices.contains(index) else { return nil }
    return sections[index].section.list
  }

  private func arrange(_ sections: [CompositionalSection]) {
    var end: CGFloat = 0
    for (index, section) in sections.enumerated() {
      section.start = end + (index > 0 ? configuration.interSectionSpacing : 0)
      end = section.end
    }
  }

  private func setBoundarySize(_ size: CGSize, of element: CollectionElement, in section: CompositionalSection) {
    for (index, item) in section.section.boundarySupplementaryItems.enumerated() where item.elementKind == element.kind
    {
      section.boundarySizes[index] = size
    }
  }

  // MARK: - Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.preferredSizes.isEmpty {
      take(context.preferredSizes)
    } else if !context.concernsOnlyScrolling {
      sections = nil
      if context.invalidateEverything {
        measured = [:]
        boundarySizes = [:]
      }
    }
    super.invalidateLayout(with: context)
  }

  private func take(_ sizes: [CollectionElement: CGSize]) {
    var items: [Int: [Int: CGSize]] = [:]
    for (element, size) in sizes {
      let index = element.indexPath.section
      if element.category == .cell {
        items[index, default: [:]][element.indexPath.item] = size
        measured[index, default: [:]][element.indexPath.item] = size
      } else {
        boundarySizes[element] = size
        if let section = sections?[index] { setBoundarySize(size, of: element, in: section) }
      }
    }
    guard let sections else { return }
    for (index, sizes) in items where sections.indices.contains(index) { sections[index].take(sizes) }
    arrange(sections)
  }

  override func itemsDidChange(_ change: CollectionChange) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in measured {
      for (item, size) in sizes {
        guard let path = change.unchangedIndexPath(of: IndexPath(item: item, section: section)) else { continue }
        moved[path.section, default: [:]][path.item] = size
      }
    }
    measured = moved
    var boundaries: [CollectionElement: CGSize] = [:]
    for (element, size) in boundarySizes {
      if let place = change.unchangedElement(of: element) { boundaries[place] = size }
    }
    boundarySizes = boundaries
    var offsets: [Int: CGFloat] = [:]
    for (section, offset) in orthogonalOffsets {
      if let place = change.map.section(of: section) { offsets[place] = offset }
    }
    orthogonalOffsets = offsets
    sections = nil
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if newBounds.size != collectionView.bounds.size { return true }
    return loadedSections().contains { $0.section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds } }
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.concernsOnlyScrolling = newBounds.size == collectionView?.bounds.size
    context.invalidateEverything = !context.concernsOnlyScrolling
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !originalAttributes.selfSizing.isEmpty else { return false }
    let path = originalAttributes.indexPath
    let isCell = originalAttributes.representedElementCategory == .cell
    let known = isCell ? measured[path.section]?[path.item] : boundarySizes[originalAttributes.element]
    let old = known ?? originalAttributes.size
    let new = preferredAttributes.size
    return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
  }

  // MARK: - Attributes

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    return axis.size(length: loadedSections().last?.end ?? 0, breadth: axis.breadth(size))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let sections = loadedSections()
    let first = sections.partitioningIndex { $0.end >= axis.start(rect) }
    var result: [UICollectionViewLayoutAttributes] = []
    for index in first..<max(first, sections.count) {
      let section = sections[index]
      guard section.start <= axis.end(rect) else { break }
      result += decorations(of: index, section) + boundaries(of: index, section)
      for group in section.groups(in: rect) { result += attributes(ofGroup: group, in: section, index) }
    }
    return result.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let sections = loadedSections()
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    let section = sections[indexPath.section]
    return attributes(ofGroup: section.group(ofItem: indexPath.item), in: section, indexPath.section).first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let sections = loadedSections()
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    var all = boundaries(of: indexPath.section, section)
    if indexPath.item < section.count {
      all += attributes(ofGroup: section.group(ofItem: indexPath.item), in: section, indexPath.section)
    }
    return all.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let sections = loadedSections()
    guard sections.indices.contains(indexPath.section) else { return nil }
    return decorations(of: indexPath.section, sections[indexPath.section]).first {
      $0.representedElementKind == elementKind
    }
  }

  private func attributes(
    ofGroup group: Int, in section: CompositionalSection, _ index: Int
  ) -> [UICollectionViewLayoutAttributes] {
    let origin = section.origin(ofGroup: group)
    let first = section.firstItem(ofGroup: group)
    let solved = section.group(group)
    var result: [UICollectionViewLayoutAttributes] = []
    for (offset, leaf) in solved.leaves.enumerated() where first + offset < section.count {
      let attributes = makeAttributes(
        .cell, at: IndexPath(item: first + offset, section: index), frame: onPixels(leaf.frame, at: origin))
      attributes.zIndex = leaf.zIndex
      attributes.selfSizing = leaf.selfSizing
      result.append(attributes)
    }
    for supplementary in solved.supplementaries where first + supplementary.leaf < section.count {
      let attributes = makeAttributes(
        .supplementaryView, kind: supplementary.kind,
        at: IndexPath(item: first + supplementary.leaf, section: index),
        frame: onPixels(supplementary.frame, at: origin))
      attributes.zIndex = supplementary.zIndex
      result.append(attributes)
    }
    if section.isOrthogonal { for attributes in result { attributes.orthogonalSection = index } }
    return result
  }

  private func boundaries(of index: Int, _ section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
    guard let collectionView, !section.section.boundarySupplementaryItems.isEmpty else { return [] }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let range = axis.start(visible)...max(axis.start(visible), axis.end(visible))
    return section.section.boundarySupplementaryItems.enumerated().map { place, item in
      let attributes = makeAttributes(
        .supplementaryView, kind: item.elementKind, at: IndexPath(item: 0, section: index),
        frame: onPixels(section.boundaryFrame(place, visible: range), at: .zero))
      attributes.selfSizing = item.layoutSize.estimates
      attributes.isAfterItems = item.isAtStart(of: axis) == false
      attributes.zIndex = item.pinToVisibleBounds ? max(2, item.zIndex) : item.extendsBoundary ? 0 : item.zIndex
      return attributes
    }
  }

  private func decorations(of index: Int, _ section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
    guard let collectionView else { return [] }
    let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    return section.section.decorationItems.map { item in
      let whole = axis.rect(
        along: section.start, length: section.end - section.start, across: 0, breadth: axis.breadth(size))
      let insets = item.contentInsets
      let frame = CGRect(
        origin: CGPoint(x: whole.minX + insets.leading, y: whole.minY + insets.top),
        size: whole.size.inset(by: insets))
      let attributes = makeAttributes(
        .decorationView, kind: item.elementKind, at: IndexPath(item: 0, section: index), frame: frame)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  private func onPixels(_ frame: CGRect, at origin: CGPoint) -> CGRect {
    let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
    let left = (frame.minX + origin.x).rounded(toScale: scale)
    let top = (frame.minY + origin.y).rounded(toScale: scale)
    return CGRect(
      x: left, y: top, width: (frame.maxX + origin.x).rounded(toScale: scale) - left,
      height: (frame.maxY + origin.y).rounded(toScale: scale) - top)
  }

  // MARK: - Scrolling across

  override func orthogonalArea(ofSection section: Int) -> OrthogonalArea? {
    let sections = loadedSections()
    return sections.indices.contains(section) ? sections[section].orthogonalArea : nil
  }

  override func setOrthogonalOffset(_ offset: CGPoint, ofSection section: Int) {
    let along = axis.other.along(offset)
    orthogonalOffsets[section] = along
    if let sections, sections.indices.contains(section) { sections[section].orthogonalOffset = along }
  }
}
