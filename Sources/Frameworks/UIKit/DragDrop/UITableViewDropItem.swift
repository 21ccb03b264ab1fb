/// See [UITableViewDropItem](https://developer.apple.com/documentation/uikit/uitableviewdropitem).
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
