/// What an item says to the grid around it.
struct GridTraits {
  /// Set for a row: the items of its cells.
  var rowCells: [LayoutItem]?
  var rowAlignment: VerticalAlignment?
  var columnSpan = 1
  var columnAlignment: HorizontalAlignment?
  var cellAnchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
}
