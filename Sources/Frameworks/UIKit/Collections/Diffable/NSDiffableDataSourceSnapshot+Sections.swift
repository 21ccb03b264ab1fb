extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    takeInSections(identifiers)
    sectionIdentifiers.append(contentsOf: identifiers)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, nextTo: toIdentifier, distance: 0)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, nextTo: toIdentifier, distance: 1)
  }

  /// Identifiers that are not in the snapshot are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for identifier in gone {
      for item in itemsOfSection.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
    }
    sectionIdentifiers.removeAll { gone.contains($0) }
    forgetReloads()
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, distance: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, distance: 1)
  }

  // MARK: - Steps

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], nextTo anchor: SectionIdentifierType, distance: Int
  ) {
    requireAnchor(anchor, outside: identifiers)
    takeInSections(identifiers)
    put(identifiers, nextTo: anchor, distance: distance)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, nextTo anchor: SectionIdentifierType, distance: Int
  ) {
    guard itemsOfSection[identifier] != nil else { Self.stopForUnknown("section", identifier) }
    requireAnchor(anchor, outside: [identifier])
    sectionIdentifiers.removeAll { $0 == identifier }
    put([identifier], nextTo: anchor, distance: distance)
  }

  private func requireAnchor(_ anchor: SectionIdentifierType, outside identifiers: [SectionIdentifierType]) {
    guard itemsOfSection[anchor] != nil else { Self.stopForUnknown("section", anchor) }
    guard !identifiers.contains(anchor) else {
      fatalError("Invalid parameter: a section cannot be placed next to itself: \(anchor)")
    }
  }

  private mutating func put(
    _ identifiers: [SectionIdentifierType], nextTo anchor: SectionIdentifierType, distance: Int
  ) {
    guard let index = sectionIdentifiers.firstIndex(of: anchor) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index + distance)
  }

  /// Makes room for sections; those that exist keep their items and leave their place with a warning.
  private mutating func takeInSections(_ identifiers: [SectionIdentifierType]) {
    Self.requireUnique(identifiers, kind: "section")
    let existing = Set(identifiers.filter { itemsOfSection[$0] != nil })
    if !existing.isEmpty {
      Self.warnOfExisting(identifiers.filter { existing.contains($0) }, kind: "section")
      sectionIdentifiers.removeAll { existing.contains($0) }
    }
    for identifier in identifiers where !existing.contains(identifier) { itemsOfSection[identifier] = [] }
  }
}
