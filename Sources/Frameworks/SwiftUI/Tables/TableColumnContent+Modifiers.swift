/// What people may change of the columns of a table is who they are; see `TableColumnCustomization`.
extension TableColumnContent {
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changing { $0.customizationID = id } }

  nonisolated public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changing { $0.visibility = visibility } }

  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changing { $0.fixedBehaviors = behavior } }

  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changing { $0.alignment = alignment } }

  nonisolated private func changing(_ change: @escaping (inout TableColumnEntry) -> Void) -> ChangedTableColumn<Self> {
    ChangedTableColumn(base: self, change: change)
  }
}

/// Columns of which a modifier says something.
nonisolated struct ChangedTableColumn<Base: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableColumnSortComparator = Base.TableColumnSortComparator

  let base: Base
  let change: (inout TableColumnEntry) -> Void

  @MainActor var tableColumnBody: Never { fatalError("\(Self.self) has no body") }

  static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
    let entries = content.value.base.entries.map { entry in
      var entry = entry
      content.value.change(&entry)
      return entry
    }
    return _TableColumnOutputs(entries: entries)
  }
}
