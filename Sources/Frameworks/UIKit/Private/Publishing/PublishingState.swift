import WindfallCore

/// What a view remembers of its last publication, so that only what changed is built again.
struct PublishingState {
  var staleness: Staleness = [.placement, .content, .structure]
  /// Subviews that have changed since; complete unless the structure is stale.
  var staleSubviews: [UIView] = []

  /// In the coordinates of the superview.
  var elements: [Element] = []
  var group: DisplayGroup?

  /// The elements of all subviews, in the coordinates of this view.
  var subviewElements: [Element] = []
  var subviewDrawing = SubviewDrawing([])
  var ownItems: [DisplayItem] = []
  /// Elements of subviews are not simply listed one after the other: the parts cannot be exchanged singly.
  var hasSpecialOrder = false

  /// Where this view's elements start in the superview's list.
  var elementIndex = 0
  /// Where this view's group is in the superview's list.
  var itemIndex = 0
}
