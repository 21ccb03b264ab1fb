/// See [UICollectionViewDropItem](https://developer.apple.com/documentation/uikit/uicollectionviewdropitem).
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
