/// See [TableRow](https://developer.apple.com/documentation/swiftui/tablerow).
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRows {
  public typealias TableRowValue = Value

  private let value: Value

  public init(_ value: Value) { self.value = value }

  @MainActor var rowEntries: [TableRowEntry] { [TableRowEntry(value)] }
}

/// See [DisclosureTableRow](https://developer.apple.com/documentation/swiftui/disclosuretablerow).
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: PrimitiveTableRows
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue

  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    label = TableRow(value)
    self.content = content
    self.isExpanded = isExpanded
  }

  @MainActor var rowEntries: [TableRowEntry] {
    label.entries.map { entry in
      var entry = entry
      entry.kind = .disclosure(isExpanded: isExpanded) { content().entries }
      return entry
    }
  }
}

/// See [TableForEachContent](https://developer.apple.com/documentation/swiftui/tableforeachcontent).
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  let data: Data

  @MainActor var rowEntries: [TableRowEntry] { data.map { TableRowEntry($0) } }
}

/// See [TableOutlineGroupContent](https://developer.apple.com/documentation/swiftui/tableoutlinegroupcontent).
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor var rowEntries: [TableRowEntry] {
    data.map { element in
      var entry = TableRowEntry(element)
      if let inner = element[keyPath: children] {
        entry.kind = .disclosure(isExpanded: nil) { Self(data: inner, children: children).rowEntries }
      }
      return entry
    }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(holding: content())
  }

  @MainActor public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Group: TableRowList where Content: TableRowContent {
  @MainActor var rowEntries: [TableRowEntry] { content.entries }
}
