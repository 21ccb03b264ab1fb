/// A section of a table whose cells stand in a storyboard.
@MainActor struct NibTableSection {
  var header: String?
  var footer: String?
  /// The cells, and the heights of those that have one of their own.
  var cells: [(UITableViewCell, height: CGFloat?)]
}
