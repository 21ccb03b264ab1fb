/// What turns a list that shows one snapshot into a list that shows another.
///
/// Deletions, reloads and the origins of moves name places before the changes; everything else names places after
/// them. Items of a section that is deleted or inserted are not listed, except those that come from or go to another.
struct DiffableChanges: Equatable {
  struct Move<Place: Equatable>: Equatable {
    var from: Place
    var to: Place
  }

  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []
  var movedSections: [Move<Int>] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  /// These keep their views, and lie where the item is after the changes.
  var reconfiguredItems: [IndexPath] = []

  /// Whether anything changes its place, comes, goes or is loaded again.
  var isStructural: Bool {
    var rest = self
    rest.reconfiguredItems = []
    return rest != DiffableChanges()
  }
}
