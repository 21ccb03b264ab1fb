/// See [NSDiffableDataSourceSectionSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct).
///
/// Changes take time that grows with the section.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, parents in front of what is in them.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: - Changing

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, at: parent.map { end(of: $0) } ?? self.items.count, in: parent)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: place(of: item), in: parents[item])
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: end(of: item), in: parents[item])
  }

  /// What is in the items goes too.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let range = place(of: item)..<end(of: item)
      for gone in self.items[range] {
        parents[gone] = nil
        expanded.remove(gone)
      }
      self.items.removeSubrange(range)
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }

  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(items.filter { parents[$0] == parent })
    insert(snapshot.items, at: end(of: parent), in: parent)
    for (child, own) in snapshot.parents { parents[child] = own }
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?
  ) {
    for item in new where contains(item) { fatalError("The item is in the section snapshot already: \(item)") }
    items.insert(contentsOf: new, at: index)
    for item in new { parents[item] = parent }
  }

  // MARK: - Finding

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// The items all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return contains(item) }
    return isExpanded(parent) && isVisible(parent)
  }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    part.items = Array(items[(place(of: parent) + (includingParent ? 0 : 1))..<end(of: parent)])
    for item in part.items where item != parent && (includingParent || parents[item] != parent) {
      part.parents[item] = parents[item]
    }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else { fatalError("The item is not in the section snapshot: \(item)") }
    return index
  }

  /// The place behind an item and all that is in it.
  private func end(of item: ItemIdentifierType) -> Int {
    let start = place(of: item)
    let level = level(of: item)
    return items[(start + 1)...].firstIndex { self.level(of: $0) <= level } ?? items.count
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
