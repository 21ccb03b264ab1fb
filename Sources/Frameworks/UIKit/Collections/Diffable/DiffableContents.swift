/// The snapshot that a list shows, with what it takes to find an item's place at once.
struct DiffableContents<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// Without anything that is to be loaded again.
  private(set) var snapshot = Snapshot()
  private var sectionIndices: [Section: Int] = [:]
  /// The index of each item in its section, for the sections that were asked about.
  private var itemIndices: [Section: [Item: Int]] = [:]

  init() {}

  mutating func show(_ snapshot: Snapshot) {
    self.snapshot = snapshot.settled
    sectionIndices = [:]
    itemIndices = [:]
    for (index, section) in snapshot.sectionIdentifiers.enumerated() { sectionIndices[section] = index }
  }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func index(of section: Section) -> Int? { sectionIndices[section] }

  func numberOfItems(inSection index: Int) -> Int {
    section(at: index).flatMap { snapshot.itemsOfSection[$0]?.count } ?? 0
  }

  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, let section = section(at: indexPath.section),
      let items = snapshot.itemsOfSection[section], items.indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.item]
  }

  mutating func indexPath(of item: Item) -> IndexPath? {
    guard let section = snapshot.sectionOfItem[item], let sectionIndex = sectionIndices[section] else { return nil }
    if itemIndices[section] == nil {
      let items = snapshot.itemsOfSection[section] ?? []
      itemIndices[section] = Dictionary(uniqueKeysWithValues: zip(items, items.indices))
    }
    return itemIndices[section]?[item].map { IndexPath(item: $0, section: sectionIndex) }
  }
}
