/// What `tag` puts around a view.
public struct _TagModifier: PrimitiveModifier, ListedTrait {
  let value: AnyHashable

  func write(to view: inout ListedView) { view.tag = value }

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    TagNode(view, context)
  }
}

private final class TagNode<Content: View>: _Node<ModifiedContent<Content, _TagModifier>>, TagSource {
  private(set) var tagValue: AnyHashable
  private let content: _Node<Content>

  init(_ view: ModifiedContent<Content, _TagModifier>, _ context: _NodeContext) {
    tagValue = view.modifier.value
    content = Content._makeNode(view.content, context)
    super.init(context)
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, _TagModifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    tagValue = view.modifier.value
    content.update(view.content, environment)
  }
}

/// A node that says which value its view stands for.
@MainActor
protocol TagSource: _ViewNode {
  var tagValue: AnyHashable { get }
}
