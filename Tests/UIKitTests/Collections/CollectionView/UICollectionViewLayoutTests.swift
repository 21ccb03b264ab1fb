import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionViewLayoutTests {
  /// Items in a diagonal, one decoration behind them.
  final class Diagonal: UICollectionViewLayout {
    final class Backdrop: UICollectionReusableView {}

    var prepared = 0
    var step: CGFloat = 40

    override func prepare() {
      super.prepare()
      prepared += 1
      register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: step * CGFloat(count), height: step * CGFloat(count))
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let origin = step * CGFloat(indexPath.item)
      attributes.frame = CGRect(x: origin, y: origin, width: 40, height: 40)
      attributes.zIndex = -indexPath.item
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let backdrop = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "backdrop", with: IndexPath(item: 0, section: 0))
      backdrop.frame = rect
      backdrop.zIndex = -1000
      return [backdrop] + (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
  }

  @Test func `A layout of the app's own places its elements`() {
    let layout = Diagonal()
    withCollection(CollectionSource([20]), layout) { view in
      #expect(view.contentSize == CGSize(width: 800, height: 800))
      #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<8))
      #expect(view.subviews.first is Diagonal.Backdrop)
      #expect(view.subviews.last === view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(layout.prepared == 1)
      view.contentOffset = CGPoint(x: 400, y: 400)
      CommitCycle.shared.commitIfNeeded()
      #expect(layout.prepared == 1)
      #expect(view.indexPathsForVisibleItems.map(\.item) == Array(10..<18))
      layout.step = 50
      layout.invalidateLayout()
      CommitCycle.shared.commitIfNeeded()
      #expect(layout.prepared == 2)
      #expect(view.cellForItem(at: IndexPath(item: 10, section: 0))?.frame.minX == 500)
    }
  }

  @Test func `A layout may be prepared anew at each scroll`() {
    final class Following: UICollectionViewFlowLayout {
      var bounds: [CGFloat] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.minY != collectionView.bounds.minY
      }
      override func prepare() {
        super.prepare()
        bounds.append(collectionView?.bounds.minY ?? -1)
      }
    }
    let layout = Following()
    withCollection(CollectionSource([300]), layout) { view in
      layout.bounds = []
      view.contentOffset.y = 33
      CommitCycle.shared.commitIfNeeded()
      #expect(layout.bounds == [33])
    }
  }

  @Test func `A layout that sizes itself in prepare settles`() {
    final class Halves: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        itemSize = CGSize(width: (collectionView.bounds.width - 10) / 2, height: 30)
      }
    }
    withCollection(CollectionSource([2]), Halves()) { view in
      #expect(view.visibleCells.map(\.frame.minX) == [0, 165])
      #expect(view.visibleCells.map(\.frame.width) == [155, 155])
    }
  }

  @Test func `Attributes keep frame, centre and size together, and are compared by value`() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: 15, y: 30, width: 20, height: 20))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes && copy !== attributes)
    copy.alpha = 0
    #expect(copy != attributes)
  }
}
