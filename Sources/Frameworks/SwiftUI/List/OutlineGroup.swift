/// See [OutlineGroup](https://developer.apple.com/documentation/swiftui/outlinegroup).
///
/// A row with children is a disclosure group, which begins closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View> {
  /// What is at the top: several elements, or one.
  enum Base {
    case forest(Data)
    case tree(Data.Element)
  }

  nonisolated(unsafe) let base: Base
  nonisolated(unsafe) let id: KeyPath<Data.Element, ID>
  nonisolated(unsafe) let children: KeyPath<Data.Element, Data?>
  nonisolated(unsafe) let leafContent: (Data.Element) -> Leaf
}

nonisolated extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(base: .forest(data), id: id, children: children, leafContent: content)
  }

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(base: .tree(root), id: id, children: children, leafContent: content)
  }

  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View {
  public var body: some View {
    switch base {
    case .forest(let data): ForEach(data, id: id) { row($0) }
    case .tree(let root): row(root)
    }
  }

  @ViewBuilder private func row(_ element: Data.Element) -> some View {
    if let rows = element[keyPath: children] {
      nonisolated(unsafe) let inner = OutlineGroup(
        base: .forest(rows), id: id, children: children, leafContent: leafContent)
      DisclosureGroup {
        OutlineSubgroupChildren(AnyView(inner))
      } label: {
        leafContent(element)
      }
    } else {
      leafContent(element)
    }
  }
}

/// The rows below one of an outline:
/// [OutlineSubgroupChildren](https://developer.apple.com/documentation/swiftui/outlinesubgroupchildren).
public struct OutlineSubgroupChildren: View {
  private let rows: AnyView

  init(_ rows: AnyView) { self.rows = rows }

  public var body: some View { rows }
}
