/// Where a section of a table is and what it consists of; all places are in the coordinates of the table's content.
struct TableSection {
  var rows: RowHeights
  /// What is left free above the header.
  var topPadding: CGFloat = 0
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  var top: CGFloat = 0

  var headerTop: CGFloat { top + topPadding }

  var rowsTop: CGFloat { headerTop + headerHeight }

  var footerTop: CGFloat { rowsTop + rows.total }

  var bottom: CGFloat { footerTop + footerHeight }
}
