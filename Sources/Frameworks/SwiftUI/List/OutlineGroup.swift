/// See [OutlineGroup](https://developer.apple.com/documentation/swiftui/outlinegroup).
///
/// A row with children is a disclosure group, which begins closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  nonisolated(unsafe) private let data: Data
  nonisolated(unsafe) private let id: KeyPath<Data.Element, ID>
  nonisolated(unsafe) private let children: KeyPath<Data.Element, Data?>
  nonisolated(unsafe) private let content: (Data.Element) -> Content

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(inner, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
