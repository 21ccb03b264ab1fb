import Foundation

/// See [Table](https://developer.apple.com/documentation/swiftui/table).
///
/// People do not move or resize columns; a menu of the headers shows and hides those that can be customised.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection<Value.ID>?
  private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?

  init(
    rows: Rows, columns: Columns, selection: ListSelection<Value.ID>? = nil, sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  @MainActor public var body: some View {
    TableBody(
      columns: columns.entries, rows: rows.entries, selection: selection, sorting: sorting,
      isShown: customization.map { Self.visibility(in: $0) })
  }

  /// Whether a column is shown: as people chose, or as the column says itself.
  @MainActor private static func visibility(
    in customization: Binding<TableColumnCustomization<Value>>
  ) -> @MainActor (TableColumnEntry) -> Binding<Bool> {
    { column in
      let (id, isUsual) = (column.customizationID ?? "", column.visibility != .hidden)
      return Binding {
        let chosen = customization.wrappedValue[visibility: id]
        return chosen == .automatic ? isUsual : chosen == .visible
      } set: {
        customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden
      }
    }
  }
}

/// See [TableStyle](https://developer.apple.com/documentation/swiftui/tablestyle).
@preconcurrency @MainActor
public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// See [TableStyleConfiguration](https://developer.apple.com/documentation/swiftui/tablestyleconfiguration).
public struct TableStyleConfiguration {
  let content: AnyView
}

/// See [AutomaticTableStyle](https://developer.apple.com/documentation/swiftui/automatictablestyle).
public struct AutomaticTableStyle: TableStyle {
  public nonisolated init() {}

  public func makeBody(configuration: TableStyleConfiguration) -> some View {
    configuration.content.listStyle(.plain)
  }
}

/// See [InsetTableStyle](https://developer.apple.com/documentation/swiftui/insettablestyle).
public struct InsetTableStyle: TableStyle {
  public nonisolated init() {}

  public func makeBody(configuration: TableStyleConfiguration) -> some View {
    configuration.content.listStyle(.inset)
  }
}

nonisolated extension View {
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.tableStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
  }

  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaderVisibility, visibility)
  }
}

extension EnvironmentValues {
  private enum HeaderKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<TableStyleConfiguration> {
      StyleBox { AnyView(AutomaticTableStyle().makeBody(configuration: $0)) }
    }
  }

  var tableStyle: StyleBox<TableStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  var tableHeaderVisibility: Visibility {
    get { self[HeaderKey.self] }
    set { self[HeaderKey.self] = newValue }
  }
}
