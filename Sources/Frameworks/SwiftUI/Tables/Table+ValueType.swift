import Foundation

/// Tables that say what their rows stand for.
extension Table {
  nonisolated public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), customization: columnCustomization)
  }

  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: .single(selection), customization: columnCustomization)
  }

  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: .several(selection), customization: columnCustomization)
  }
}

extension Table {
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator, Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .single(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
