import UIKit

/// Its items change places under a finger, and come back with a shortcut.
class FruitViewController: UICollectionViewController {
  private var fruits = ["Apple", "Banana", "Cherry", "Date"]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 60)
    super.init(collectionViewLayout: layout)
    title = "Fruits"
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "r", modifierFlags: .command, action: #selector(reset))]
  }

  @objc private func reset() {
    fruits.sort()
    collectionView.reloadData()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "fruit")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    fruits.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fruit", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = fruits[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    fruits.insert(fruits.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
