/// What one column of a split view controller holds.
struct SplitColumn {
  /// What the app put there.
  let controller: UIViewController
  /// What is shown there: in column style a navigation controller around it.
  let outer: UIViewController
  /// What went from here onto another column's navigation controller when the columns became one.
  var moved: [UIViewController] = []
}
