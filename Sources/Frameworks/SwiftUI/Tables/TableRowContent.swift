/// See [TableRowContent](https://developer.apple.com/documentation/swiftui/tablerowcontent).
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableRowBody: TableRowContent

  var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
  public var tableRowBody: Never { fatalError("nothing is a row") }
}

extension TableRowContent {
  /// The rows that this content stands for.
  var entries: [TableRowEntry] {
    if let list = self as? any TableRowList { return list.rowEntries }
    return tableRowBody.entries
  }
}

/// See [TableRowBuilder](https://developer.apple.com/documentation/swiftui/tablerowbuilder).
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock<First: TableRowContent, Second: TableRowContent, each Rest: TableRowContent>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> TupleTableRowContent<Value, (First, Second, repeat each Rest)> {
    var contents: [any TableRowContent] = [first, second]
    repeat contents.append(each rest)
    return TupleTableRowContent(value: (first, second, repeat each rest), contents: contents)
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _TableBranch<First, Second> { .first(first) }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _TableBranch<First, Second> { .second(second) }
}

/// See [EmptyTableRowContent](https://developer.apple.com/documentation/swiftui/emptytablerowcontent).
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRows {
  public typealias TableRowValue = Value

  public init() {}

  @MainActor var rowEntries: [TableRowEntry] { [] }
}

/// See [TupleTableRowContent](https://developer.apple.com/documentation/swiftui/tupletablerowcontent).
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: PrimitiveTableRows {
  public typealias TableRowValue = Value

  public var value: T
  let contents: [any TableRowContent]

  @MainActor var rowEntries: [TableRowEntry] { TableRowEntry.join(contents.map { $0.entries }) }
}

extension _TableBranch: TableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension _TableBranch: TableRowList
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
  @MainActor var rowEntries: [TableRowEntry] {
    switch self {
    case .first(let content): TableRowEntry.join([content.entries])
    case .second(let content): TableRowEntry.join([[], content.entries])
    }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  @MainActor public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Optional: TableRowList where Wrapped: TableRowContent {
  @MainActor var rowEntries: [TableRowEntry] { self?.entries ?? [] }
}
