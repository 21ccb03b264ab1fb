import Foundation

/// One column of a table, whatever the types of its rows and views.
nonisolated struct TableColumnEntry: Identifiable {
  /// What tells the column from the others; the same again when the content is evaluated anew.
  var id: AnyHashable = 0
  let label: AnyView
  /// The views of a row's value in this column.
  let content: @MainActor (Any) -> AnyView
  /// What the column sorts by.
  var comparator: Any?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var customizationID: String?
  var visibility = Visibility.automatic
  var fixedBehaviors: TableColumnCustomizationBehavior = []

  /// Columns from several places, each with the number of its place.
  static func join(_ parts: [[TableColumnEntry]]) -> [TableColumnEntry] {
    parts.enumerated().flatMap { place, entries in
      entries.map { entry in
        var entry = entry
        entry.id = [AnyHashable(place), entry.id]
        return entry
      }
    }
  }
}

/// How wide a column wants to be.
nonisolated struct TableColumnWidth: Equatable {
  var min: CGFloat = 0
  var ideal: CGFloat?
  var max = CGFloat.infinity

  /// The widths of columns that share `total`.
  ///
  /// Those with an ideal width have it, as long as there are others to fill what is left; these share it.
  static func share(_ total: CGFloat, among columns: [TableColumnWidth]) -> [CGFloat] {
    var widths = columns.map { column in column.min == column.max ? column.min : column.ideal.map(column.limit) }
    if !widths.contains(nil) {
      for (index, column) in columns.enumerated() where column.min < column.max { widths[index] = nil }
    }
    while true {
      let free = widths.indices.filter { widths[$0] == nil }
      if free.isEmpty { return widths.map { $0 ?? 0 } }
      let share = Swift.max(0, total - widths.reduce(0) { $0 + ($1 ?? 0) }) / CGFloat(free.count)
      let limited = free.filter { columns[$0].limit(share) != share }
      for index in limited.isEmpty ? free : limited { widths[index] = columns[index].limit(share) }
    }
  }

  private func limit(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, min), max) }
}
