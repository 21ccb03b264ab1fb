import Testing

@testable import UIKit
import TestSupport

struct DiffableDifferTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `Items come and go`() {
    let changes = DiffableDiffer.changes(
      from: snapshot(["A": [1, 2, 3]]), to: snapshot(["A": [0, 1, 3, 4]]))
    #expect(changes == DiffableChanges(deletedItems: [path(1)], insertedItems: [path(0), path(3)]))
  }

  @Test func `One item that moves is one move`() {
    let changes = DiffableDiffer.changes(
      from: snapshot(["A": [1, 2, 3, 4, 5]]), to: snapshot(["A": [2, 3, 4, 1, 5]]))
    #expect(changes == DiffableChanges(movedItems: [.init(from: path(0), to: path(3))]))
  }

  @Test func `Sections come with their items, and one that moves is one move`() {
    let old = snapshot(["A": [1], "B": [2, 3], "C": [4]])
    let new = snapshot(["C": [4], "New": [8, 9], "A": [1], "B": [2]])
    let changes = DiffableDiffer.changes(from: old, to: new)
    #expect(
      changes
        == DiffableChanges(
          insertedSections: [1], movedSections: [.init(from: 2, to: 0)], deletedItems: [path(1, 1)]))
    #expect(
      DiffableDiffer.changes(from: new, to: snapshot(["C": [4]])) == DiffableChanges(deletedSections: [1, 2, 3]))
  }

  @Test func `Items move between sections, those that are new or gone too`() {
    let changes = DiffableDiffer.changes(
      from: snapshot(["A": [1, 2], "B": [3]]), to: snapshot(["A": [1, 3], "C": [2]]))
    #expect(
      changes
        == DiffableChanges(
          deletedSections: [1], insertedSections: [1],
          movedItems: [.init(from: path(0, 1), to: path(1)), .init(from: path(1), to: path(0, 1))]))
  }

  @Test func `Reloads name old places, reconfigured items new ones`() {
    var new = snapshot(["B": [9], "A": [0, 1, 2]])
    new.reloadItems([1, 0])
    new.reconfigureItems([2, 1, 9])
    new.reloadSections(["B"])
    let changes = DiffableDiffer.changes(from: snapshot(["A": [1, 2]]), to: new)
    #expect(changes.reloadedItems == [path(0)])
    #expect(changes.reconfiguredItems == [path(2, 1)])
    #expect(changes.reloadedSections.isEmpty)
    #expect(!DiffableDiffer.changes(from: new, to: new.settled).isStructural)
  }

  @Test(arguments: 0..<200) func `The changes turn one list into the other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = random.snapshot()
    let new = random.snapshot()
    let changes = DiffableDiffer.changes(from: old, to: new)
    let update = TableUpdate(changes)
    let map = TableUpdateMap(update, sectionCount: old.numberOfSections)
    var result: [IndexPath: Int] = [:]
    for (section, identifier) in old.sectionIdentifiers.enumerated() {
      #expect(map.section(of: section) == new.indexOfSection(identifier))
      for (index, item) in old.itemIdentifiers(inSection: identifier).enumerated() {
        guard let place = map.indexPath(of: path(index, section)) else { continue }
        #expect(result.updateValue(item, forKey: place) == nil)
      }
    }
    for (section, identifier) in new.sectionIdentifiers.enumerated() {
      for (index, item) in new.itemIdentifiers(inSection: identifier).enumerated() {
        let isNew = old.sectionIdentifier(containingItem: item) == nil
        let known = result.removeValue(forKey: path(index, section))
        #expect(known == (isNew ? nil : item))
        let isListed = update.insertedRows.contains(path(index, section))
        #expect(isListed == (isNew && !changes.insertedSections.contains(section)))
      }
    }
    #expect(result.isEmpty)
    update.check(
      map, old: old.sectionIdentifiers.map(old.numberOfItems), new: new.sectionIdentifiers.map(new.numberOfItems))
  }
}

extension TableUpdate {
  fileprivate init(_ changes: DiffableChanges) {
    self.init()
    deletedRows = Set(changes.deletedItems)
    insertedRows = Set(changes.insertedItems)
    deletedSections = changes.deletedSections
    insertedSections = changes.insertedSections
    for move in changes.movedItems { movedRows[move.from] = move.to }
    for move in changes.movedSections { movedSections[move.from] = move.to }
  }
}

extension SeededGenerator {
  fileprivate mutating func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(Array(["A", "B", "C", "D", "E"].shuffled(using: &self).prefix(Int(next() % 5) + 1)))
    for item in Array(0..<24).shuffled(using: &self).prefix(Int(next() % 20)) {
      snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &self))
    }
    return snapshot
  }
}
