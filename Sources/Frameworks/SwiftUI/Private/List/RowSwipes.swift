/// What swiping a row offers: on each side the action nearest to the edge first.
@MainActor
struct RowSwipes {
  var leading: [RowSwipeAction] = []
  var trailing: [RowSwipeAction] = []

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}
