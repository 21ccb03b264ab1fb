/// One row of a table, or several that belong together.
struct TableRowEntry: Identifiable {
  enum Kind {
    case row
    case section(header: AnyView, rows: [TableRowEntry], footer: AnyView)
    /// A row that shows others below it while it is open; without a binding the table keeps whether it is.
    case disclosure(isExpanded: Binding<Bool>?, rows: @MainActor () -> [TableRowEntry])
  }

  /// What tells the row from the others; the same again when the content is evaluated anew.
  var id: AnyHashable
  var kind = Kind.row
  /// What the columns show; sections have none.
  var value: Any = ()
  /// What a selection knows the row by.
  var tag: AnyHashable?
  /// What modifiers put around the row's view, from the inside out.
  var modifiers: [@MainActor (AnyView) -> AnyView] = []

  init<Value: Identifiable>(_ value: Value) {
    id = AnyHashable(value.id)
    tag = AnyHashable(value.id)
    self.value = value
  }

  init(_ kind: Kind) {
    id = 0
    self.kind = kind
  }

  /// Rows from several places, each with the number of its place.
  static func join(_ parts: [[TableRowEntry]]) -> [TableRowEntry] {
    parts.enumerated().flatMap { place, entries in entries.map { $0.within(place) } }
  }

  func within<ID: Hashable>(_ place: ID) -> TableRowEntry {
    var entry = self
    entry.id = [AnyHashable(place), id]
    return entry
  }
}

/// Content that lists its rows.
@MainActor
protocol TableRowList {
  var rowEntries: [TableRowEntry] { get }
}

/// Rows without a body.
@preconcurrency @MainActor
protocol PrimitiveTableRows: TableRowContent, TableRowList where TableRowBody == Never {}

extension PrimitiveTableRows {
  public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}
