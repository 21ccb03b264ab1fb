nonisolated extension View {
  /// A tag is also that of an optional selection, with and without the option.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> ModifiedContent<Self, _TagModifier> {
    self.tag(tag)
  }

  public func tag<V: Hashable>(_ tag: V) -> ModifiedContent<Self, _TagModifier> {
    modifier(_TagModifier(value: AnyHashable(tag)))
  }
}

nonisolated extension View {
  public func id<ID: Hashable>(_ id: ID) -> _IdentifiedView<ID, Self> { _IdentifiedView(id: id, content: self) }
}

/// A view that is another one, with new state, when its identifier changes.
public struct _IdentifiedView<ID: Hashable, Content: View>: PrimitiveView {
  nonisolated(unsafe) let id: ID
  nonisolated(unsafe) let content: Content

  nonisolated init(id: ID, content: Content) {
    self.id = id
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { IdentifiedNode(view, context) }
}

private final class IdentifiedNode<ID: Hashable, Content: View>: _Node<_IdentifiedView<ID, Content>>,
  IdentitySource
{
  private var id: ID
  private var content: _Node<Content>?

  init(_ view: _IdentifiedView<ID, Content>, _ context: _NodeContext) {
    id = view.id
    super.init(context)
    content = Content._makeNode(view.content, childContext)
  }

  var identity: AnyHashable { AnyHashable(id) }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: _IdentifiedView<ID, Content>, _ environment: EnvironmentValues) {
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
