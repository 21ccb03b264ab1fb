import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionViewControllerTests {
  final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(CollectionSource.Cell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? CollectionSource.Cell)?.label.text = "Item \(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 60) }
  }

  @Test func `A collection view controller shows its items below the bar`() {
    let controller = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    withWindow(showing: UINavigationController(rootViewController: controller)) { window in
      #expect(Element.onScreen(.cell).flatMap { $0.all(.staticText) }.map(\.label) == ["Item 0", "Item 1", "Item 2"])
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect(cell?.convert(.zero, to: nil).y == window.safeAreaInsets.top + 44 + 70)
      #expect(controller.view !== controller.collectionView)
    }
  }

  @Test func `The selection is cleared when the controller appears again`() {
    let controller = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationController(rootViewController: controller)
    withWindow(showing: navigation) { _ in
      tap(Element.onScreen(.cell)[1])
      #expect(controller.collectionView.indexPathsForSelectedItems?.count == 1)
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.popViewController(animated: false)
      #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }
  }
}
