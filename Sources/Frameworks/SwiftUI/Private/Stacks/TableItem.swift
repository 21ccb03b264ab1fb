import Foundation

/// Arranges rows of cells in shared columns.
@MainActor
final class TableItem: ContainerItem {
  var alignment = Alignment.center
  var spacing = CGSize(width: LayoutDefaults.spacing, height: LayoutDefaults.spacing)

  /// A cell and the columns it covers; a view that is no row covers all.
  private struct Cell {
    let item: LayoutItem
    let column: Int
    let span: Int
  }

  private struct Row {
    let cells: [Cell]
    let alignment: VerticalAlignment?
    let isWhole: Bool
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let rows = makeRows()
    let widths = columnWidths(rows, proposal)
    let heights = rowHeights(rows, widths, proposal)
    return CGSize(
      width: total(widths, spacing.width), height: total(heights, spacing.height))
  }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    let rows = makeRows()
    let widths = columnWidths(rows, proposal)
    let heights = rowHeights(rows, widths, proposal)
    var y = rect.minY
    for (row, height) in zip(rows, heights) {
      for cell in row.cells {
        let x = rect.minX + widths.prefix(cell.column).reduce(0) { $0 + $1 + spacing.width }
        let box = CGSize(width: width(of: cell, widths), height: height)
        let offer = ProposedViewSize(box)
        let size = cell.item.size(offer)
        var rule = alignment
        if let vertical = row.alignment { rule.vertical = vertical }
        if let horizontal = columnAlignment(rows, cell.column) { rule.horizontal = horizontal }
        var place = cell.item.aligned(size, in: box, rule)
        if let anchor = cell.item.gridTraits.cellAnchor {
          place.origin = CGPoint(x: (box.width - size.width) * anchor.x, y: (box.height - size.height) * anchor.y)
        }
        cell.item.place(in: place.offsetBy(dx: x, dy: y), offer)
      }
      y += height + spacing.height
    }
  }

  private func makeRows() -> [Row] {
    let lists = children.map { item in (item, item.gridTraits) }
    let columnCount =
      lists.map { $0.1.rowCells?.reduce(0) { $0 + $1.gridTraits.columnSpan } ?? 1 }.max() ?? 1
    return lists.map { item, traits in
      guard let cells = traits.rowCells else {
        return Row(cells: [Cell(item: item, column: 0, span: columnCount)], alignment: nil, isWhole: true)
      }
      var column = 0
      let made = cells.map { cell in
        let span = max(1, cell.gridTraits.columnSpan)
        defer { column += span }
        return Cell(item: cell, column: column, span: span)
      }
      return Row(cells: made, alignment: traits.rowAlignment, isWhole: false)
    }
  }

  /// Columns get the ideal widths of their cells; what is left goes to columns that can grow, equally.
  private func columnWidths(_ rows: [Row], _ proposal: ProposedViewSize) -> [CGFloat] {
    let count = rows.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
    var least = Array(repeating: CGFloat(0), count: count)
    var flexible = Array(repeating: false, count: count)
    for cell in rows.filter({ !$0.isWhole }).flatMap(\.cells) where cell.span == 1 {
      let isSized = !cell.item.gridTraits.unsizedAxes.contains(.horizontal)
      guard isSized else { continue }
      least[cell.column] = max(least[cell.column], cell.item.size(.unspecified).width)
      if cell.item.size(.infinity).width == .infinity { flexible[cell.column] = true }
    }
    guard let width = proposal.width, width.isFinite else { return least }
    let room = width - total(least, spacing.width)
    let growing = flexible.indices.filter { flexible[$0] }
    if room > 0 {
      for index in growing { least[index] += room / CGFloat(growing.count) }
    } else if room < 0, count > 0 {
      let share = (width - spacing.width * CGFloat(count - 1)) / CGFloat(count)
      for index in least.indices { least[index] = min(least[index], max(share, 0)) }
    }
    return least
  }

  private func rowHeights(_ rows: [Row], _ widths: [CGFloat], _ proposal: ProposedViewSize) -> [CGFloat] {
    rows.map { row in
      row.cells.reduce(0) { height, cell in
        if cell.item.gridTraits.unsizedAxes.contains(.vertical) { return height }
        return max(height, cell.item.size(ProposedViewSize(width: width(of: cell, widths), height: nil)).height)
      }
    }
  }

  private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    total(Array(widths[cell.column..<min(widths.count, cell.column + cell.span)]), spacing.width)
  }

  private func columnAlignment(_ rows: [Row], _ column: Int) -> HorizontalAlignment? {
    for row in rows {
      for cell in row.cells where cell.column == column && cell.span == 1 {
        if let alignment = cell.item.gridTraits.columnAlignment { return alignment }
      }
    }
    return nil
  }

  private func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }
}
