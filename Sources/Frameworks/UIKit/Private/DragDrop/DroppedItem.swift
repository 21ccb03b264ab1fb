/// One item of a drop, as tables and collection views tell of it.
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  private init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = path
    previewSize = size
  }

  /// The item that was lifted is that of the cell; others were only given along with it.
  static func all(of session: DragSession, in view: UIView, cell: (IndexPath) -> UIView?) -> [DroppedItem] {
    session.items.enumerated().map { index, item in
      let source = index == 0 && session.source === view ? session.sourcePath : nil
      return DroppedItem(item, from: source, size: source.flatMap(cell)?.bounds.size ?? .zero)
    }
  }
}
