import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UINavigationControllerInitializerTests {
  private final class Stack: UINavigationController {
    var isReady = false

    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      isReady = true
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Picture: UIImageView {
    private(set) var isReady = false

    override init(image: UIImage?) {
      super.init(image: image)
      isReady = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Columns: UICollectionViewCompositionalLayout {
    init(count: Int) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
      super.init(section: NSCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item])))
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `Subclasses can override what UIKit makes controllers, pictures and layouts with`() {
    let root = UIViewController()
    let stack = Stack(rootViewController: root)
    #expect(stack.isReady && stack.topViewController === root && stack.navigationBar.topItem === root.navigationItem)
    let picture = Picture(image: UIImage(systemName: "star"))
    #expect(picture.isReady && picture.image != nil && !picture.isUserInteractionEnabled)
    #expect(picture.bounds.size == picture.image?.size)
    let columns = Columns(count: 1)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: columns)
    #expect(view.collectionViewLayout === columns)
  }
}
