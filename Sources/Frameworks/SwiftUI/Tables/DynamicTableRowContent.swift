import CoreTransferable
@_spi(Windfall) import FoundationOverlay
import UniformTypeIdentifiers

/// See [DynamicTableRowContent](https://developer.apple.com/documentation/swiftui/dynamictablerowcontent).
@preconcurrency @MainActor
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Rows for the elements themselves.
  nonisolated public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }

  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  @MainActor public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension ForEach: TableRowList where Content: TableRowContent {
  @MainActor var rowEntries: [TableRowEntry] {
    data.flatMap { element in content(element).entries.map { $0.within(id(element)) } }
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// Rows cannot be dropped between others yet.
extension DynamicTableRowContent {
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    windfallUnimplemented("DynamicTableRowContent.onInsert")
    return self
  }

  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    windfallUnimplemented("DynamicTableRowContent.dropDestination")
    return self
  }
}
