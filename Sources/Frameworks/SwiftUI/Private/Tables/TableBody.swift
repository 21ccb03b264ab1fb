import UIKit

/// What a table ends in: a list of rows below the headers of the columns.
///
/// Where there is little room, the first column is all that is shown, without headers.
struct TableBody<ID: Hashable>: View {
  let columns: [TableColumnEntry]
  let rows: [TableRowEntry]
  let selection: ListSelection<ID>?
  let sorting: TableSorting?
  /// Whether a column is shown, where people may choose that.
  let isShown: (@MainActor (TableColumnEntry) -> Binding<Bool>)?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableStyle) private var style
  @Environment(\.tableHeaderVisibility) private var headers

  var body: some View {
    let isCompact = sizeClass == .compact
    let shown = isCompact ? Array(columns.prefix(1)) : columns.filter(isVisible)
    style.makeBody(
      TableStyleConfiguration(
        content: AnyView(
          VStack(spacing: 0) {
            if !isCompact, headers != .hidden {
              TableHeader(
                columns: shown, customizable: columns.filter(isCustomizable), sorting: sorting, isShown: isShown)
            }
            List(content: TableRows(rows: rows, columns: shown), selection: selection).environment(\.isTable, true)
          })))
  }

  private func isVisible(_ column: TableColumnEntry) -> Bool {
    if let isShown, column.customizationID != nil { return isShown(column).wrappedValue }
    return column.visibility != .hidden
  }

  private func isCustomizable(_ column: TableColumnEntry) -> Bool {
    isShown != nil && column.customizationID != nil && !column.fixedBehaviors.contains(.visibility)
  }
}

/// The titles of a table's columns: buttons, where they sort the rows.
private struct TableHeader: View {
  let columns: [TableColumnEntry]
  let customizable: [TableColumnEntry]
  let sorting: TableSorting?
  let isShown: (@MainActor (TableColumnEntry) -> Binding<Bool>)?
  @Environment(\.listLook) private var look

  var body: some View {
    TableRowLayout(columns: columns) {
      ForEach(columns) { column in
        if let sorting, let comparator = column.comparator {
          Button {
            sorting.choose(comparator)
          } label: {
            HStack(spacing: 4) {
              column.label
              if let direction = sorting.direction(comparator) {
                Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").accessibilityHidden(true)
              }
            }
          }
          .buttonStyle(.plain)
        } else {
          HStack(spacing: 0) { column.label }
        }
      }
    }
    .font(.subheadline)
    .foregroundColor(.secondary)
    .padding(EdgeInsets(top: 8, leading: look.margin + 16, bottom: 8, trailing: look.margin + 16))
    .background(Color(look.page))
    .contextMenu {
      if let isShown {
        ForEach(customizable) { column in
          Toggle(isOn: isShown(column)) { column.label }
        }
      }
    }
    Divider()
  }
}

/// The rows of a table or of a part of it.
private struct TableRows: View {
  let rows: [TableRowEntry]
  let columns: [TableColumnEntry]
  var depth = 0

  var body: some View {
    ForEach(rows) { entry in
      switch entry.kind {
      case .row: TableRowView(entry: entry, columns: columns, depth: depth)
      case .section(let header, let rows, let footer):
        Section {
          AnyView(TableRows(rows: rows, columns: columns, depth: depth))
        } header: {
          header
        } footer: {
          footer
        }
      case .disclosure(let isExpanded, let rows):
        TableDisclosure(entry: entry, columns: columns, depth: depth, isExpanded: isExpanded, rows: rows)
      }
    }
  }
}

/// A row that opens and closes others below it.
private struct TableDisclosure: View {
  let entry: TableRowEntry
  let columns: [TableColumnEntry]
  let depth: Int
  let isExpanded: Binding<Bool>?
  let rows: @MainActor () -> [TableRowEntry]
  @State private var ownState = false

  var body: some View {
    let isOpen = isExpanded ?? $ownState
    TableRowView(entry: entry, columns: columns, depth: depth, isExpanded: isOpen)
    if isOpen.wrappedValue { AnyView(TableRows(rows: rows(), columns: columns, depth: depth + 1)) }
  }
}

/// One row: a view in each column.
private struct TableRowView: View {
  private static let indentation: CGFloat = 20

  let entry: TableRowEntry
  let columns: [TableColumnEntry]
  let depth: Int
  var isExpanded: Binding<Bool>?

  var body: some View {
    let row = TableRowLayout(columns: columns) {
      ForEach(columns) { column in
        HStack(spacing: 0) {
          if column.id == columns.first?.id {
            Spacer().frame(width: CGFloat(depth) * Self.indentation)
            if let isExpanded { disclosureButton(isExpanded) }
          }
          column.content(entry.value)
        }
      }
    }
    entry.modifiers.reduce(AnyView(row)) { $1($0) }.tag(entry.tag ?? entry.id)
  }

  private func disclosureButton(_ isExpanded: Binding<Bool>) -> some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(isExpanded.wrappedValue ? "Collapse" : "Expand")
    .padding(.trailing, 8)
  }
}
