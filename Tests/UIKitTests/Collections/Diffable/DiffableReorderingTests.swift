import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct DiffableReorderingTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private func withSource(_ body: (UICollectionView, Source) throws -> Void) rethrows {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    try withCollection(CollectionSource([]), layout) { view in
      let source = Source(collectionView: view) { view, path, item in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      try body(view, source)
    }
  }

  private func move(_ view: UICollectionView, from origin: IndexPath, to target: IndexPath) -> Bool {
    guard view.beginInteractiveMovementForItem(at: origin) else { return false }
    let frame = view.layoutAttributesForItem(at: target)?.frame ?? .zero
    view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
    view.endInteractiveMovement()
    CommitCycle.shared.commitIfNeeded()
    return true
  }

  @Test func `Without a handler nothing moves; with one an item goes to another section`() throws {
    withSource { view, source in
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["one", "two"])
      snapshot.appendItems(["a", "b"], toSection: "one")
      snapshot.appendItems(["c", "d"], toSection: "two")
      source.apply(snapshot)
      CommitCycle.shared.commitIfNeeded()
      #expect(!move(view, from: [0, 0], to: [1, 1]))
      source.reorderingHandlers.canReorderItem = { _ in true }
      var transaction: NSDiffableDataSourceTransaction<String, String>?
      source.reorderingHandlers.didReorder = { transaction = $0 }
      #expect(move(view, from: [0, 0], to: [1, 1]))
      #expect(source.snapshot().itemIdentifiers(inSection: "one") == ["b"])
      #expect(source.snapshot().itemIdentifiers(inSection: "two") == ["c", "a", "d"])
      #expect(view.numberOfItems(inSection: 1) == 3)
      #expect(transaction?.sectionTransactions.map(\.sectionIdentifier) == ["one", "two"])
      #expect(transaction?.sectionTransactions.last?.finalSnapshot.items == ["c", "a", "d"])
      #expect(transaction?.difference.count == 2)
    }
  }

  @Test func `What is in an item of an outline moves with it`() {
    withSource { view, source in
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a", "b"])
      outline.append(["a1"], to: "a")
      outline.expand(["a"])
      source.apply(outline, to: "one")
      CommitCycle.shared.commitIfNeeded()
      source.reorderingHandlers.canReorderItem = { _ in true }
      #expect(move(view, from: [0, 0], to: [0, 2]))
      #expect(source.snapshot().itemIdentifiers == ["b", "a", "a1"])
      #expect(source.snapshot(for: "one").parent(of: "a1") == "a")
    }
  }
}
