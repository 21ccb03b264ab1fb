import WindfallCore

/// What is behind a cell's content: its background, the mark of a selection, and the line to the next row.
@MainActor struct CellBackdrop {
  private static let cornerRadius: CGFloat = 10

  let cell: UITableViewCell

  var items: [DisplayItem] {
    var items: [DisplayItem] = []
    if let color { items += fill(color) }
    if let separator { items.append(separator) }
    return items
  }

  private var isMarked: Bool { cell.isSelected || cell.isHighlighted }

  private var color: UIColor? {
    if isMarked, cell.selectionStyle != .none, cell.selectedBackgroundView == nil { return .systemGray4 }
    if cell.backgroundConfiguration != nil { return nil }
    guard cell.backgroundColor == nil, cell.backgroundView == nil, let table = cell.table else { return nil }
    return table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// A group of rows has round corners where the table is inset.
  private func fill(_ color: UIColor) -> [DisplayItem] {
    let paint = DisplayPaint.color(color.displayColor(with: cell.traits))
    let box = cell.bounds
    let place = cell.rowPlace
    guard cell.table?.style == .insetGrouped, place.isFirst || place.isLast else { return [.fill(.rect(box), paint)] }
    var items: [DisplayItem] = [.fill(.roundedRect(box, cornerRadius: CellBackdrop.cornerRadius), paint)]
    if !place.isFirst {
      items.append(.fill(.rect(box.divided(atDistance: box.height / 2, from: .minYEdge).slice), paint))
    }
    if !place.isLast {
      items.append(.fill(.rect(box.divided(atDistance: box.height / 2, from: .maxYEdge).slice), paint))
    }
    return items
  }

  private var separator: DisplayItem? {
    guard let table = cell.table, table.separatorStyle != .none, table.style == .plain || !cell.rowPlace.isLast else {
      return nil
    }
    let inset = cell.separatorInset
    let height = 1 / max(1, cell.traits.displayScale)
    let line = CGRect(
      x: inset.left, y: cell.bounds.maxY - height, width: cell.bounds.width - inset.left - inset.right, height: height)
    return .fill(
      .rect(cell.directed(line)), .color((table.separatorColor ?? .separator).displayColor(with: cell.traits)))
  }
}
