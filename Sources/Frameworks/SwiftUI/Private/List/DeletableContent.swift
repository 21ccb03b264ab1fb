import Foundation

/// What `onDelete` and `onMove` make of the views of a collection.
public struct _DeletableContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView,
  DynamicViewContent
{
  nonisolated(unsafe) let base: ForEach<Data, ID, Content>
  nonisolated(unsafe) var action: ((IndexSet) -> Void)?
  nonisolated(unsafe) var move: ((IndexSet, Int) -> Void)?

  nonisolated init(
    base: ForEach<Data, ID, Content>, action: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil
  ) {
    self.base = base
    self.action = action
    self.move = move
  }

  public var data: Data { base.data }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { DeletableNode(view, context) }

  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.action = action
    return copy
  }

  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.move = action
    return copy
  }
}

private final class DeletableNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node<
  _DeletableContent<Data, ID, Content>
>
{
  private let content: ForEachNode<Data, ID, Content>
  private var action: ((IndexSet) -> Void)?
  private var move: ((IndexSet, Int) -> Void)?
  private var wrapped: [ObjectIdentifier: DeletableItem] = [:]

  init(_ view: _DeletableContent<Data, ID, Content>, _ context: _NodeContext) {
    action = view.action
    move = view.move
    content = ForEachNode(view.base, context)
    super.init(context)
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: _DeletableContent<Data, ID, Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if (action == nil) != (view.action == nil) || (move == nil) != (view.move == nil) { structureChanged() }
    action = view.action
    move = view.move
    content.update(view.base, environment)
  }

  /// The place is counted as before the row is taken out, so going down it is one more.
  private func move(_ index: Int, by distance: Int) {
    let last = content.count - 1
    let target = min(max(0, index + distance), last)
    if target != index { move?(IndexSet(integer: index), target > index ? target + 1 : target) }
  }

  override func collectItems(into items: inout [LayoutItem]) {
    let known = wrapped
    wrapped = [:]
    for index in 0..<content.count {
      var inner: [LayoutItem] = []
      content.collectItems(of: index, into: &inner)
      for item in inner {
        if item is LazyElement {
          items.append(item)
          continue
        }
        let deletable = known[ObjectIdentifier(item)] ?? DeletableItem(child: item)
        wrapped[ObjectIdentifier(item)] = deletable
        deletable.delete = nil
        if action != nil { deletable.delete = { [weak self] in self?.action?(IndexSet(integer: index)) } }
        deletable.move = nil
        if move != nil { deletable.move = { [weak self] distance in self?.move(index, by: distance) } }
        items.append(deletable)
      }
    }
  }
}

/// Tells the row around it how to delete and move the content.
@MainActor
final class DeletableItem: ModifierItem {
  var delete: (@MainActor () -> Void)?
  /// Moves the content as many places down as it is told.
  var move: (@MainActor (Int) -> Void)?
}
