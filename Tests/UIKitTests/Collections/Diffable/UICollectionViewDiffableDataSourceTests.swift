import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private var texts: [String] { Element.onScreen(.cell).flatMap { $0.all(.staticText) }.map(\.label) }

  private func withDataSource(
    _ body: (UICollectionView, UICollectionViewDiffableDataSource<String, String>) throws -> Void
  ) rethrows {
    let registration = UICollectionView.CellRegistration<CollectionSource.Cell, String> { cell, _, text in
      cell.label.text = text
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 20
    try withCollection(CollectionSource([]), layout) { view in
      let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      }
      try body(view, source)
    }
  }

  @Test func `A snapshot is shown, and the next one moves the cells of items that stay`() throws {
    try withDataSource { view, source in
      var snapshot = Snapshot()
      snapshot.appendSections(["Letters", "Numbers"])
      snapshot.appendItems(["A", "B", "C"], toSection: "Letters")
      snapshot.appendItems(["1"], toSection: "Numbers")
      source.apply(snapshot, animatingDifferences: false)
      #expect(texts == ["A", "B", "C", "1"])
      let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let number = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
      snapshot.deleteItems(["B"])
      snapshot.moveItem("A", afterItem: "C")
      snapshot.moveSection("Numbers", beforeSection: "Letters")
      source.apply(snapshot)
      #expect(texts == ["1", "C", "A"])
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 1)) === first)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === number)
      #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "C")
      #expect(source.indexPath(for: "A") == IndexPath(item: 1, section: 1))
      #expect(source.sectionIdentifier(for: 0) == "Numbers" && source.index(for: "Letters") == 1)
      #expect(source.snapshot().itemIdentifiers == ["1", "C", "A"])
      #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
    }
  }

  @Test func `The completion runs when the items are there`() async {
    await withCheckedContinuation { continuation in
      withDataSource { view, source in
        var snapshot = Snapshot()
        snapshot.appendSections([""])
        snapshot.appendItems(["A"])
        source.applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        #expect(view.numberOfItems(inSection: 0) == 1)
      }
    }
  }
}
