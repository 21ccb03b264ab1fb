import Testing

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UICollectionViewMovementTests {
  final class Grid: UICollectionViewController {
    var items = ["A", "B", "C", "D"]
    var highestTarget = Int.max

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(CollectionSource.Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? CollectionSource.Cell)?.label.text = items[indexPath.item]
      return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      items[indexPath.item] != "B"
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: min(proposedIndexPath.item, highestTarget), section: 0) }
  }

  private func withGrid(_ body: (Grid) -> Void) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let grid = Grid(collectionViewLayout: layout)
    withWindow(showing: grid) { _ in body(grid) }
  }

  private func drag(_ item: Int, to end: Int, in grid: Grid) {
    func center(_ item: Int) -> CGPoint {
      let frame = grid.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
      return grid.collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }
    Fingers.send(.began, center(item))
    Fingers.send(.stationary, center(item), at: 1)
    Fingers.send(.moved, center(end), at: 1)
    Fingers.send(.ended, center(end), at: 1)
    CommitCycle.shared.commitIfNeeded()
  }

  @Test func `A finger that is held down moves the items that may be moved`() {
    withGrid { grid in
      drag(0, to: 2, in: grid)
      #expect(grid.items == ["B", "C", "A", "D"])
      let cell = grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) as? CollectionSource.Cell
      #expect(cell?.label.text == "A")
      drag(0, to: 2, in: grid)
      #expect(grid.items == ["B", "C", "A", "D"])
      grid.installsStandardGestureForInteractiveMovement = false
      drag(3, to: 1, in: grid)
      #expect(grid.items == ["B", "C", "A", "D"])
    }
  }

  @Test func `An app may move items by a gesture of its own`() {
    withGrid { grid in
      let collection: UICollectionView = grid.collectionView
      #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 175))
      collection.cancelInteractiveMovement()
      #expect(grid.items == ["A", "B", "C", "D"])
      #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
      grid.highestTarget = 1
      #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 175))
      collection.endInteractiveMovement()
      #expect(grid.items == ["B", "A", "C", "D"])
    }
  }
}

/// What the lowering appends for a class of an app.
@_cdecl("windfall_methods_UIKitTests_UICollectionViewMovementTests_Grid")
public nonisolated func windfall_methods_UIKitTests_UICollectionViewMovementTests_Grid(
  _ table: UnsafeMutableRawPointer
) {
  let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(
    Selector(
      "collectionView:moveItemAtIndexPath:toIndexPath:",
      method: UICollectionViewMovementTests.Grid.collectionView(_:moveItemAt:to:)))
}
