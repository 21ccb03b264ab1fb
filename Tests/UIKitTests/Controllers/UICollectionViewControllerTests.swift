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

  @Test func `A nib gives a collection view its layout, prototypes and data source`() throws {
    let fixture = try InterfaceFixture([
      "Grid.nib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <collectionView multipleSelection="YES" dataMode="prototypes" id="grid">
            <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="flow">
              <size key="itemSize" width="140" height="70"/>
              <inset key="sectionInset" minX="5" minY="6" maxX="5" maxY="8"/>
            </collectionViewFlowLayout>
            <cells>
              <collectionViewCell reuseIdentifier="cell" id="cell">
                <rect key="frame" x="0.0" y="0.0" width="140" height="70"/>
                <view key="contentView" id="content">
                  <rect key="frame" x="0.0" y="0.0" width="140" height="70"/>
                  <subviews>
                    <label tag="4" text="Prototype" id="label">
                      <rect key="frame" x="10" y="20" width="100" height="30"/>
                    </label>
                  </subviews>
                </view>
              </collectionViewCell>
            </cells>
          </collectionView>
        </objects>
      </document>
      """
    ])
    let objects = UINib(nibName: "Grid", bundle: fixture.bundle).instantiate(withOwner: nil)
    let grid = try #require(objects.first as? UICollectionView)
    let source = CollectionSource([3])
    #expect(grid.allowsMultipleSelection && grid.collectionViewLayout.collectionView === grid)
    try withWindow { _, root in
      grid.dataSource = source
      root.addSubview(grid)
      CommitCycle.shared.commitIfNeeded()
      #expect(
        grid.visibleCells.map(\.frame.origin) == [
          CGPoint(x: 5, y: 6), CGPoint(x: 155, y: 6), CGPoint(x: 5, y: 79),
        ])
      let cell = try #require(grid.visibleCells.last)
      #expect((cell.viewWithTag(4) as? UILabel)?.text == "Prototype")
      #expect(cell.reuseIdentifier == "cell")
      #expect(cell.contentView.frame.size == CGSize(width: 140, height: 70))
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

  private final class Zooming: UICollectionViewController {
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private final class Scrolling: UITableViewController {
    var ended = 0
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
  }

  @Test("Table and collection view controllers may override all that their scroll view says")
  func scrollMethods() {
    let table = Scrolling(style: .plain)
    (table as any UIScrollViewDelegate).scrollViewDidEndScrollingAnimation(table.tableView)
    #expect(table.ended == 1)
    let zooming = Zooming(collectionViewLayout: UICollectionViewFlowLayout())
    #expect((zooming as any UIScrollViewDelegate).viewForZooming(in: zooming.collectionView) === zooming.view)
  }
}
