import Foundation

/// See [TableColumn](https://developer.apple.com/documentation/swiftui/tablecolumn).
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var width = TableColumnWidth()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  @MainActor public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }

  public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
    let column = content.value
    nonisolated(unsafe) let content = column.content
    let entry = TableColumnEntry(
      label: AnyView(column.label),
      content: { value in (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
      comparator: column.comparator, width: column.width)
    return _TableColumnOutputs(entries: [entry])
  }

  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(min: width, ideal: width, max: width)
  }

  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.width = TableColumnWidth(min: min ?? 0, ideal: ideal, max: max ?? .infinity)
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), value: value)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), value: value)
  }

  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// See [TableColumnAlignment](https://developer.apple.com/documentation/swiftui/tablecolumnalignment).
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  /// How much of the free room is before the content.
  let share: CGFloat

  public static var automatic: TableColumnAlignment { .leading }
  public static var leading: TableColumnAlignment { TableColumnAlignment(share: 0) }
  public static var center: TableColumnAlignment { TableColumnAlignment(share: 0.5) }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(share: 1) }
  /// Numbers end at the same place.
  public static var numeric: TableColumnAlignment { .trailing }

  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .trailing }
}
