import Foundation

/// See [EditActions](https://developer.apple.com/documentation/swiftui/editactions).
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var move: EditActions<Data> { EditActions(rawValue: 1) }

  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }

  public static var all: EditActions<Data> { [.move, .delete] }
}

extension List {
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == _DeletableContent<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(
      content: _DeletableContent(editing: data, by: editActions, content: rowContent),
      selection: selection.map { .single($0) })
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == _DeletableContent<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(
      content: _DeletableContent(editing: data, by: editActions, content: rowContent),
      selection: selection.map { .several($0) })
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { .single($0) })
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { .several($0) })
  }
}

extension List where SelectionValue == Never {
  nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == _DeletableContent<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(content: _DeletableContent(editing: data, by: editActions, content: rowContent))
  }
}

extension _DeletableContent {
  /// Rows that change the collection they are made of.
  nonisolated init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    editing data: Binding<C>, by actions: EditActions<C>, content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(base: ForEach(data, content: content))
    if actions.contains(.delete) {
      action = { offsets in
        var kept = C()
        for (offset, element) in data.wrappedValue.enumerated() where !offsets.contains(offset) { kept.append(element) }
        data.wrappedValue = kept
      }
    }
    if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
  }
}
