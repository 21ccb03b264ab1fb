import Foundation

extension Table {
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .single(selection),
      customization: columnCustomization)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection),
      customization: columnCustomization)
  }
}

extension Table {
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort == Columns.TableColumnSortComparator, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort == Columns.TableColumnSortComparator, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .single(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort == Columns.TableColumnSortComparator, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}
