/// See [Subview](https://developer.apple.com/documentation/swiftui/subview).
///
/// The views are those that a closure lists: one with a body of its own is one, whatever it consists of.
nonisolated public struct Subview: View, Identifiable {
  /// See [Subview.ID](https://developer.apple.com/documentation/swiftui/subview/id-swift.struct).
  public struct ID: Hashable {
    let key: AnyHashable
  }

  let listed: ListedView

  public var id: ID { ID(key: listed.id) }

  public var containerValues: ContainerValues {
    var values = listed.containerValues
    values.viewTag = listed.tag
    return values
  }

  @MainActor public var body: some View { listed.view }
}

/// See [SubviewsCollection](https://developer.apple.com/documentation/swiftui/subviewscollection).
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  @MainActor
  init<V: View>(of view: V) { self.init(subviews: ListedView.list(view).map { Subview(listed: $0) }) }

  init(subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// See [SubviewsCollectionSlice](https://developer.apple.com/documentation/swiftui/subviewscollectionslice).
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }

  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  @MainActor public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// See [GroupElementsOfContent](https://developer.apple.com/documentation/swiftui/groupelementsofcontent).
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor public var body: some View { transform(SubviewsCollection(of: subviews)) }
}

/// See [ForEachSubviewCollection](https://developer.apple.com/documentation/swiftui/foreachsubviewcollection).
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let subviews: SubviewsCollection

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Subview { subviews[index] }
}

extension Group {
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(subviews: view, transform: transform))
  }
}

extension ForEach where Content: View {
  @preconcurrency @MainActor
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let subviews = ForEachSubviewCollection<Content>(subviews: SubviewsCollection(of: view))
    self.init(data: subviews, content: content, id: { $0.id })
  }
}
