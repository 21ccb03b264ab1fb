import Foundation

extension Table {
  nonisolated public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), customization: columnCustomization)
  }

  nonisolated public init(
    selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: .single(selection), customization: columnCustomization)
  }

  nonisolated public init(
    selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: .several(selection), customization: columnCustomization)
  }
}

extension Table {
  nonisolated public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator, Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  nonisolated public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .single(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  nonisolated public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort == Columns.TableColumnSortComparator, Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
