/// A view that is another one, with new state, when its identifier changes.
public struct IDView<ID: Hashable, Content: View>: PrimitiveView {
  nonisolated(unsafe) let id: ID
  nonisolated(unsafe) let content: Content

  nonisolated init(id: ID, content: Content) {
    self.id = id
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { IdentifiedNode(view, context) }
}

private final class IdentifiedNode<ID: Hashable, Content: View>: _Node<IDView<ID, Content>>,
  IdentitySource
{
  private var id: ID
  private var content: _Node<Content>?

  init(_ view: IDView<ID, Content>, _ context: _NodeContext) {
    id = view.id
    super.init(context)
    content = Content._makeNode(view.content, childContext)
  }

  var identity: AnyHashable { AnyHashable(id) }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: IDView<ID, Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if id == view.id {
      content?.update(view.content, environment)
      return
    }
    id = view.id
    // The new view appears before the old one disappears, as on iOS.
    let old = content
    content = Content._makeNode(view.content, childContext)
    old?.remove()
    structureChanged()
  }
}
