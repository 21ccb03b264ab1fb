/// A place in a collection view that a view can be shown for.
struct CollectionElement: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func < (left: CollectionElement, right: CollectionElement) -> Bool {
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}
