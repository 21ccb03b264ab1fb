import Foundation

/// Views for each element of a collection:
/// [ForEach](https://developer.apple.com/documentation/swiftui/foreach).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  /// For other builders than SwiftUI's.
  @_spi(Windfall)
  public init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public var body: Never { fatalError("ForEach has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { ForEachNode(view, context) }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID
  {
    self.init(data: data.elements, content: content, id: { $0.wrappedValue.id })
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection {
    self.init(data: data.elements, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding for each element.
  var elements: [Binding<Value.Element>] { indices.map { self[$0] } }
}

extension ForEach: ViewList where Content: View {
  var listedViews: [ListedView] {
    data.flatMap { element in
      let key = AnyHashable(id(element))
      return ListedView.list(content(element)).map { view in
        var view = view
        view.id = [key, view.id]
        view.tag = view.tag ?? key
        return view
      }
    }
  }
}

/// See [DynamicViewContent](https://developer.apple.com/documentation/swiftui/dynamicviewcontent).
///
/// Only `ForEach` conforms, and what `onDelete` and `onMove` make of it.
@preconcurrency @MainActor
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {
  /// Rows of a list can be swiped to the left then, which offers to delete them.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> _DeletableContent<Data, ID, Content> {
    _DeletableContent(base: self, action: action)
  }

  /// Rows of a list can be dragged to another place then, while the list is edited.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> _DeletableContent<Data, ID, Content> {
    _DeletableContent(base: self, move: action)
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets together to one place, which is counted as before they are taken out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let moved = elements.indices.filter { source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    for (index, position) in zip(indices, before + moved + after) { self[index] = elements[position] }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// See [remove(atOffsets:)](https://developer.apple.com/documentation/swift/rangereplaceablecollection/remove(atoffsets:)).
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}
