import Foundation

/// See [TableColumnContent](https://developer.apple.com/documentation/swiftui/tablecolumncontent).
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
  ) -> _TableColumnOutputs {
    MainActor.assuming(content.value) {
      TableColumnBody._makeContent(content: _GraphValue(value: $0.tableColumnBody), inputs: inputs)
    }
  }

  /// The columns that this content stands for.
  nonisolated var entries: [TableColumnEntry] {
    Self._makeContent(content: _GraphValue(value: self), inputs: _TableColumnInputs()).entries
  }
}

/// What the columns of a table are made with.
nonisolated public struct _TableColumnInputs: Sendable {}

/// The columns that some content stands for.
nonisolated public struct _TableColumnOutputs {
  let entries: [TableColumnEntry]
}

/// A value that is shown, and those in it.
nonisolated public struct _GraphValue<Value> {
  let value: Value

  public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
    _GraphValue<Part>(value: value[keyPath: keyPath])
  }
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

  /// Columns that do not sort stand beside those that do.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never { content }

  public static func buildBlock<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue { content }

  public static func buildBlock<First: TableColumnContent, Second: TableColumnContent, each Rest: TableColumnContent>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> TupleTableColumnContent<RowValue, Sort, (First, Second, repeat each Rest)> {
    var contents: [any TableColumnContent] = [first, second]
    repeat contents.append(each rest)
    return TupleTableColumnContent(value: (first, second, repeat each rest), contents: contents)
  }

  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _TableBranch<First, Second> { .first(first) }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _TableBranch<First, Second> { .second(second) }
}

/// See [TupleTableColumnContent](https://developer.apple.com/documentation/swiftui/tupletablecolumncontent).
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public var value: T
  let contents: [any TableColumnContent]

  @MainActor public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }

  public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
    _TableColumnOutputs(entries: TableColumnEntry.join(content.value.contents.map { $0.entries }))
  }
}

/// One of two contents of a table, for `if` and `switch` in a builder.
nonisolated public enum _TableBranch<First, Second> {
  case first(First)
  case second(Second)
}

extension _TableBranch: TableColumnContent
where
  First: TableColumnContent, Second: TableColumnContent, First.TableRowValue == Second.TableRowValue,
  First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never

  @MainActor public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }

  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    switch content.value {
    case .first(let content): _TableColumnOutputs(entries: TableColumnEntry.join([content.entries]))
    case .second(let content): _TableColumnOutputs(entries: TableColumnEntry.join([[], content.entries]))
    }
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  @MainActor public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }

  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { _TableColumnOutputs(entries: content.value?.entries ?? []) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self.init(holding: content()) }

  @MainActor public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }

  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { _TableColumnOutputs(entries: content.value.content.entries) }
}
