/// See [NSDiffableDataSourceSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct).
///
/// Finding an item's place takes time that grows with its section, everything else only with what is changed.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  var itemsOfSection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  public init() {}

  // MARK: - Counting

  public var numberOfItems: Int { sectionOfItem.count }

  public var numberOfSections: Int { sectionIdentifiers.count }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  // MARK: - Finding

  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { itemsOfSection[$0] ?? [] } }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = itemsOfSection[identifier] else { Self.stopForUnknown("section", identifier) }
    return items
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var before = 0
    for other in sectionIdentifiers {
      let items = itemsOfSection[other] ?? []
      if other == section { return items.firstIndex(of: identifier).map { before + $0 } }
      before += items.count
    }
    return nil
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    itemsOfSection[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: - Reloading

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, to: "reload")
    reloadedItemIdentifiers.appendNew(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, to: "reconfigure")
    reconfiguredItemIdentifiers.appendNew(identifiers)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where itemsOfSection[identifier] == nil {
      fatalError("Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
    }
    reloadedSectionIdentifiers.appendNew(identifiers)
  }

  private func requireItems(_ identifiers: [ItemIdentifierType], to change: String) {
    for identifier in identifiers where sectionOfItem[identifier] == nil {
      fatalError("Attempted to \(change) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  /// The same contents, with nothing that is to be loaded again.
  var settled: Self {
    var settled = self
    settled.reloadedSectionIdentifiers = []
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    return settled
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension Array where Element: Hashable {
  fileprivate mutating func appendNew(_ elements: [Element]) {
    var known = Set(self)
    append(contentsOf: elements.filter { known.insert($0).inserted })
  }
}

/// What UIKit stops at, and what it only warns of.
extension NSDiffableDataSourceSnapshot {
  static func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], kind: String) {
    var known = Set<Identifier>(minimumCapacity: identifiers.count)
    let duplicates = identifiers.filter { !known.insert($0).inserted }
    guard !duplicates.isEmpty else { return }
    let list = duplicates.map { "    \($0)" }.joined(separator: ",\n")
    fatalError("Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
  }

  static func warnOfExisting<Identifier>(_ identifiers: [Identifier], kind: String) {
    let list = identifiers.map { "\($0)" }.joined(separator: ", ")
    let text =
      "Diffable data source: \(kind) identifiers that were inserted or appended exist in the snapshot already, and "
      + "were moved to their new place, which takes longer: \(list)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  static func stopForUnknown<Identifier>(_ kind: String, _ identifier: Identifier) -> Never {
    fatalError("Invalid \(kind) identifier: the snapshot does not contain \(identifier)")
  }
}
