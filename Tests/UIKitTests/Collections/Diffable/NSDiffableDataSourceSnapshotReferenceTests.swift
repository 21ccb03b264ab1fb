import Testing

@testable @_spi(Windfall) import UIKit

struct NSDiffableDataSourceSnapshotReferenceTests {
  @Test func `A snapshot stays what it is on its way through a reference`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b"])
    let reference = windfallSnapshot(snapshot, as: NSDiffableDataSourceSnapshotReference.self)
    #expect(reference.itemIdentifiers as? [Int] == [1, 2, 3])
    #expect(reference.sectionIdentifiers as? [String] == ["a", "b"])
    #expect(reference.reloadedItemIdentifiers as? [Int] == [2])
    #expect(reference.reconfiguredItemIdentifiers as? [Int] == [3])
    #expect(reference.numberOfItems == 3 && reference.numberOfSections == 2)
    let back = windfallSnapshot(reference, as: NSDiffableDataSourceSnapshot<String, Int>.self)
    #expect(back.itemIdentifiers(inSection: "a") == [1, 2] && back.itemIdentifiers(inSection: "b") == [3])
    #expect(back.reloadedItemIdentifiers == [2] && back.reloadedSectionIdentifiers == ["b"])
    #expect(windfallSnapshot(back, as: NSDiffableDataSourceSnapshot<String, Int>.self).numberOfItems == 3)
  }

  @Test func `Identifiers of another type stop the app`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      let reference = windfallSnapshot(snapshot, as: NSDiffableDataSourceSnapshotReference.self)
      _ = windfallSnapshot(reference, as: NSDiffableDataSourceSnapshot<Int, Int>.self)
    }
  }
}
