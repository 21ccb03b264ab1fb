/// What `toolbar` puts around a view.
public struct _ToolbarModifier: PrimitiveModifier {
  let entries: [_ToolbarEntry]

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PageModifierNode(view, context) { modifier, environment, node in
      environment.pageBar?.set(modifier.entries, of: node, environment.withoutAccessibility())
    } discard: { environment, node in
      environment.pageBar?.remove(node)
    }
  }
}
