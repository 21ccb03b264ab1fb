/// Tells the row around what a swipe offers.
@MainActor
final class RowSwipesItem: ModifierItem {
  var edge = HorizontalEdge.trailing
  /// Read when the row is swiped.
  var actions: (@MainActor () -> [RowSwipeAction])?

  override var rowTraits: RowTraits {
    var traits = child.rowTraits
    if let actions { traits.swipes.add(actions, at: edge) }
    return traits
  }
}
