import Foundation

/// See [TableColumnForEach](https://developer.apple.com/documentation/swiftui/tablecolumnforeach).
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  @MainActor public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }

  public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
    let each = content.value
    let entries = each.data.flatMap { element in
      each.content(element).entries.map { entry in
        var entry = entry
        entry.id = [AnyHashable(each.id(element)), entry.id]
        return entry
      }
    }
    return _TableColumnOutputs(entries: entries)
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  nonisolated public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}
