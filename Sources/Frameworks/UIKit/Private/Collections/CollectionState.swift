/// How far a collection view's layout and views are up to date.
struct CollectionState {
  /// The layout has been prepared since it was last invalidated.
  var isLayoutPrepared = false
  var isPreparing = false
  /// The views have been brought up to date since something changed, for these bounds.
  var shownBounds: CGRect?
  var isUpdatingViews = false
  var lastInset = UIEdgeInsets.zero
  /// Added to the offset when the layout is prepared.
  var offsetAdjustment = CGPoint.zero
  /// Cells that are asked for their sizes again.
  var unmeasured: Set<CollectionElement> = []
  /// Cells that the data source fills again in their places.
  var reconfigured: [IndexPath: UICollectionViewCell] = [:]
  /// The attributes of the view that the data source is making.
  var wanted: UICollectionViewLayoutAttributes?
  /// What cells had before the update that goes on.
  var attributesBeforeUpdate: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// The item that a finger moves, and where it would go to now.
  var movement: (origin: IndexPath, target: IndexPath)?
  /// The direction of the last scroll.
  var scrollsBackwards = false
}
