import Testing

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UICollectionViewDragDropTests {
  private final class Delegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = indexPath.item
      return [item]
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin \(collectionView.hasActiveDrag)")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
      log.append("\(item.dragItem.localObject ?? "") at \(path.item), \(coordinator.proposal.operation)")
      coordinator.drop(item.dragItem, toItemAt: path).addAnimations { self.log.append("shown") }
    }
  }

  @Test func `An item is dragged to another place of its collection view, where its delegate drops it`() {
    let (source, delegate) = (CollectionSource([6]), Delegate())
    withWindow { _, root in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      let frame = CGRect(x: 0, y: 100, width: 300, height: 400)
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      collection.register(CollectionSource.Cell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      collection.dragDelegate = delegate
      collection.dropDelegate = delegate
      collection.dragInteractionEnabled = true
      root.addSubview(collection)
      CommitCycle.shared.commitIfNeeded()
      Fingers.send(.began, CGPoint(x: 50, y: 150))
      Fingers.send(.stationary, CGPoint(x: 50, y: 150), at: 1)
      Fingers.send(.moved, CGPoint(x: 150, y: 250), at: 1)
      Fingers.send(.ended, CGPoint(x: 150, y: 250), at: 1)
    }
    #expect(delegate.log == ["begin true", "0 at 4, move", "shown", "end"])
  }
}
