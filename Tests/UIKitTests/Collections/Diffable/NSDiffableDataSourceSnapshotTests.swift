import Testing

@testable import UIKit

struct NSDiffableDataSourceSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var sample: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `Items and sections are counted and found`() {
    let snapshot = sample
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "A") == 3)
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "B")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(1) == 0 && snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("B") == 1 && snapshot.indexOfSection("C") == nil)
  }

  @Test func `Items are inserted, moved and deleted`() {
    var snapshot = sample
    snapshot.insertItems([10, 11], beforeItem: 1)
    snapshot.insertItems([12], afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [10, 11, 1, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 12, 5])
    snapshot.moveItem(10, afterItem: 5)
    snapshot.moveItem(12, beforeItem: 11)
    snapshot.moveItem(1, afterItem: 2)
    #expect(snapshot.itemIdentifiers == [12, 11, 2, 1, 3, 4, 5, 10])
    #expect(snapshot.sectionIdentifier(containingItem: 10) == "B")
    snapshot.deleteItems([12, 4, 99])
    #expect(snapshot.itemIdentifiers == [11, 2, 1, 3, 5, 10])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func `Sections are inserted, moved and deleted with their items`() {
    var snapshot = sample
    snapshot.insertSections(["C"], beforeSection: "A")
    snapshot.insertSections(["D", "E"], afterSection: "A")
    #expect(snapshot.sectionIdentifiers == ["C", "A", "D", "E", "B"])
    snapshot.moveSection("B", beforeSection: "C")
    snapshot.moveSection("C", afterSection: "E")
    #expect(snapshot.sectionIdentifiers == ["B", "A", "D", "E", "C"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    snapshot.deleteSections(["A", "X"])
    #expect(snapshot.itemIdentifiers == [4, 5] && snapshot.sectionIdentifiers == ["B", "D", "E", "C"])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
  }

  @Test func `What is appended again moves to its new place`() {
    var snapshot = sample
    snapshot.appendItems([2, 6], toSection: "B")
    #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 5, 2, 6])
    snapshot.appendSections(["A"])
    #expect(snapshot.sectionIdentifiers == ["B", "A"])
    #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 3])
  }

  @Test func `What is to be loaded again is noted once, and forgotten with its item`() {
    var snapshot = sample
    snapshot.reloadItems([1, 2])
    snapshot.reloadItems([2, 3])
    snapshot.reconfigureItems([4, 5])
    snapshot.reloadSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [4, 5])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    snapshot.deleteItems([2])
    snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 3])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  // MARK: - Errors

  @Test func `Items need a section`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
    #expect(text(result).contains("There are currently no sections in the data source. Please add a section first."))
  }

  @Test func `Identifiers are unique`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "a"])
    }
    #expect(text(result).contains("supplied item identifiers are not unique. Duplicate identifiers: {(\n    a\n)}"))
  }

  @Test func `Unknown identifiers stop the app`() async {
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a"], toSection: 7)
    }
    #expect(text(section).contains("Invalid section identifier: the snapshot does not contain 7"))
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.reloadItems(["x"])
    }
    #expect(text(item).contains("Attempted to reload item identifier that does not exist in the snapshot: x"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
