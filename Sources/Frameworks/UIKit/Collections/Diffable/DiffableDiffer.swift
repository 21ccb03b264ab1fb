/// Finds the changes between two snapshots: as few moves as there can be, in time that grows with what differs.
struct DiffableDiffer<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct Place {
    var section: Int
    var index: Int

    var indexPath: IndexPath { IndexPath(item: index, section: section) }
  }

  private let old: Snapshot
  private let new: Snapshot
  private var changes = DiffableChanges()
  private var oldSections: [Section: Int] = [:]
  private var newSections: [Section: Int] = [:]
  /// The items whose place may have changed.
  private var leaving: [Item: Place] = [:]
  private var coming: [(item: Item, place: Place)] = []

  static func changes(from old: Snapshot, to new: Snapshot) -> DiffableChanges {
    var differ = DiffableDiffer(old: old, new: new)
    differ.compareSections()
    differ.collectItems()
    differ.compareItems()
    differ.noteReloads()
    return differ.changes
  }

  private init(old: Snapshot, new: Snapshot) {
    self.old = old
    self.new = new
  }

  // MARK: - Sections

  private mutating func compareSections() {
    for (index, section) in old.sectionIdentifiers.enumerated() {
      oldSections[section] = index
      if new.itemsOfSection[section] == nil { changes.deletedSections.insert(index) }
    }
    var common: [DiffableChanges.Move<Int>] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      newSections[section] = index
      if let from = oldSections[section] {
        common.append(DiffableChanges.Move(from: from, to: index))
      } else {
        changes.insertedSections.insert(index)
      }
    }
    let staying = common.map(\.from).longestIncreasingPart()
    for (move, stays) in zip(common, staying) where !stays { changes.movedSections.append(move) }
  }

  // MARK: - Items

  /// Passes over what is the same at both ends of a section, which is nearly everything as a rule.
  private mutating func collectItems() {
    for (index, section) in old.sectionIdentifiers.enumerated() where newSections[section] == nil {
      collect(old.itemsOfSection[section] ?? [], from: 0, to: nil, leaving: index)
    }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      let after = new.itemsOfSection[section] ?? []
      guard let oldIndex = oldSections[section] else {
        collect(after, from: 0, to: nil, coming: index)
        continue
      }
      let before = old.itemsOfSection[section] ?? []
      guard before != after else { continue }
      let limit = min(before.count, after.count)
      let start = (0..<limit).first { before[$0] != after[$0] } ?? limit
      let end = (0..<(limit - start)).first { before[before.count - 1 - $0] != after[after.count - 1 - $0] }
      let tail = end ?? (limit - start)
      collect(before, from: start, to: before.count - tail, leaving: oldIndex)
      collect(after, from: start, to: after.count - tail, coming: index)
    }
  }

  private mutating func collect(_ items: [Item], from start: Int, to end: Int?, leaving section: Int) {
    for index in start..<(end ?? items.count) { leaving[items[index]] = Place(section: section, index: index) }
  }

  private mutating func collect(_ items: [Item], from start: Int, to end: Int?, coming section: Int) {
    for index in start..<(end ?? items.count) {
      coming.append((items[index], Place(section: section, index: index)))
    }
  }

  private mutating func compareItems() {
    var rest = leaving
    var inSection: [(from: Place, to: Place)] = []
    for (item, place) in coming {
      guard let from = rest.removeValue(forKey: item) else {
        if !changes.insertedSections.contains(place.section) { changes.insertedItems.append(place.indexPath) }
        continue
      }
      if old.sectionIdentifiers[from.section] == new.sectionIdentifiers[place.section] {
        if let last = inSection.last, last.to.section != place.section { moveWithin(&inSection) }
        inSection.append((from, place))
      } else {
        changes.movedItems.append(DiffableChanges.Move(from: from.indexPath, to: place.indexPath))
      }
    }
    moveWithin(&inSection)
    changes.movedItems.sort { $0.to < $1.to }
    changes.deletedItems = rest.values.filter { !changes.deletedSections.contains($0.section) }.map(\.indexPath)
    changes.deletedItems.sort()
  }

  private mutating func moveWithin(_ pairs: inout [(from: Place, to: Place)]) {
    let staying = pairs.map(\.from.index).longestIncreasingPart()
    for (pair, stays) in zip(pairs, staying) where !stays {
      changes.movedItems.append(DiffableChanges.Move(from: pair.from.indexPath, to: pair.to.indexPath))
    }
    pairs.removeAll(keepingCapacity: true)
  }

  // MARK: - Reloads

  private mutating func noteReloads() {
    for section in new.reloadedSectionIdentifiers {
      if let index = oldSections[section] { changes.reloadedSections.insert(index) }
    }
    changes.reloadedItems = old.indexPaths(of: new.reloadedItemIdentifiers)
    let reloaded = Set(new.reloadedItemIdentifiers)
    changes.reconfiguredItems = new.indexPaths(
      of: new.reconfiguredItemIdentifiers.filter { !reloaded.contains($0) && old.sectionOfItem[$0] != nil })
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Where items are, in that order; those that are nowhere are left out.
  fileprivate func indexPaths(of items: [ItemIdentifierType]) -> [IndexPath] {
    let wanted = Set(items)
    let concerned = Set(wanted.compactMap { sectionOfItem[$0] })
    var places: [IndexPath] = []
    for (section, identifier) in sectionIdentifiers.enumerated() where concerned.contains(identifier) {
      for (index, item) in (itemsOfSection[identifier] ?? []).enumerated() where wanted.contains(item) {
        places.append(IndexPath(item: index, section: section))
      }
    }
    return places
  }
}
