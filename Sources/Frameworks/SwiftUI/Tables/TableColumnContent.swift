import Foundation

/// See [TableColumnContent](https://developer.apple.com/documentation/swiftui/tablecolumncontent).
///
/// There are no tables yet: contents of them are described, and nothing shows them.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Never
  associatedtype TableColumnSortComparator: SortComparator = Never
  associatedtype TableColumnBody: TableColumnContent

  var tableColumnBody: TableColumnBody { get }

  nonisolated static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs
}

extension TableColumnContent {
  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { inputs.outputs }
}

/// Nobody has one: it would describe a column of a table that is shown.
public struct _TableColumnInputs {
  let outputs: _TableColumnOutputs
}

public struct _TableColumnOutputs {
  let never: Never
}

/// A value in the graph of the views that are shown, and those in it.
public struct _GraphValue<Value> {
  let never: Never

  public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> { switch never {} }
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  public typealias TableRowValue = Never

  public var tableColumnBody: Never { fatalError("nothing is a column") }
}

/// See [TableColumnBuilder](https://developer.apple.com/documentation/swiftui/tablecolumnbuilder).
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  public static func buildBlock<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }
}
