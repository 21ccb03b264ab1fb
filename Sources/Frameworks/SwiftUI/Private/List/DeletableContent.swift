import Foundation

/// What `onDelete` makes of the views of a collection.
public struct _DeletableContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView,
  DynamicViewContent
{
  let base: ForEach<Data, ID, Content>
  let action: ((IndexSet) -> Void)?

  public var data: Data { base.data }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { DeletableNode(view, context) }
}

private final class DeletableNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node<
  _DeletableContent<Data, ID, Content>
>
{
  private let content: ForEachNode<Data, ID, Content>
  private var action: ((IndexSet) -> Void)?
  private var wrapped: [ObjectIdentifier: DeletableItem] = [:]

  init(_ view: _DeletableContent<Data, ID, Content>, _ context: _NodeContext) {
    action = view.action
    content = ForEachNode(view.base, context)
    super.init(context)
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: _DeletableContent<Data, ID, Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if (action == nil) != (view.action == nil) { structureChanged() }
    action = view.action
    content.update(view.base, environment)
  }

  override func collectItems(into items: inout [LayoutItem]) {
    let known = wrapped
    wrapped = [:]
    for (index, node) in content.children.enumerated() {
      var inner: [LayoutItem] = []
      node.collectItems(into: &inner)
      for item in inner {
        let deletable = known[ObjectIdentifier(item)] ?? DeletableItem(child: item)
        wrapped[ObjectIdentifier(item)] = deletable
        deletable.delete = nil
        if action != nil { deletable.delete = { [weak self] in self?.action?(IndexSet(integer: index)) } }
        items.append(deletable)
      }
    }
  }
}
