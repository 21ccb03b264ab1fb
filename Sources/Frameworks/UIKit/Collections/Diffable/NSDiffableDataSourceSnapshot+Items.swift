extension NSDiffableDataSourceSnapshot {
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = sectionIdentifiers.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    let section = sectionIdentifier ?? last
    guard itemsOfSection[section] != nil else { Self.stopForUnknown("section", section) }
    takeOut(identifiers)
    for identifier in identifiers { sectionOfItem[identifier] = section }
    itemsOfSection[section]?.append(contentsOf: identifiers)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    requireAnchor(beforeIdentifier, outside: identifiers)
    takeOut(identifiers)
    put(identifiers, nextTo: beforeIdentifier, distance: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    requireAnchor(afterIdentifier, outside: identifiers)
    takeOut(identifiers)
    put(identifiers, nextTo: afterIdentifier, distance: 1)
  }

  /// Identifiers that are not in the snapshot are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
    forgetReloads()
  }

  /// Deletes the sections too, as UIKit does.
  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, distance: 0)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, distance: 1)
  }

  // MARK: - Steps

  private mutating func move(_ identifier: ItemIdentifierType, nextTo anchor: ItemIdentifierType, distance: Int) {
    guard sectionOfItem[identifier] != nil else { Self.stopForUnknown("item", identifier) }
    requireAnchor(anchor, outside: [identifier])
    remove([identifier])
    put([identifier], nextTo: anchor, distance: distance)
  }

  private func requireAnchor(_ anchor: ItemIdentifierType, outside identifiers: [ItemIdentifierType]) {
    guard sectionOfItem[anchor] != nil else { Self.stopForUnknown("item", anchor) }
    guard !identifiers.contains(anchor) else {
      fatalError("Invalid parameter: an item cannot be placed next to itself: \(anchor)")
    }
  }

  private mutating func put(_ identifiers: [ItemIdentifierType], nextTo anchor: ItemIdentifierType, distance: Int) {
    guard let section = sectionOfItem[anchor], let index = itemsOfSection[section]?.firstIndex(of: anchor) else {
      return
    }
    itemsOfSection[section]?.insert(contentsOf: identifiers, at: index + distance)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  /// Readies identifiers for a new place: none may come twice, and those that have a place leave it with a warning.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    Self.requireUnique(identifiers, kind: "item")
    let existing = identifiers.filter { sectionOfItem[$0] != nil }
    guard !existing.isEmpty else { return }
    Self.warnOfExisting(existing, kind: "item")
    remove(existing)
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    var leaving: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for identifier in identifiers {
      guard let section = sectionOfItem.removeValue(forKey: identifier) else { continue }
      leaving[section, default: []].insert(identifier)
    }
    for (section, gone) in leaving { itemsOfSection[section]?.removeAll { gone.contains($0) } }
  }

  /// What has left the snapshot is not to be loaded again.
  mutating func forgetReloads() {
    reloadedItemIdentifiers.removeAll { sectionOfItem[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { sectionOfItem[$0] == nil }
    reloadedSectionIdentifiers.removeAll { itemsOfSection[$0] == nil }
  }
}
