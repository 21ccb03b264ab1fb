/// What `navigationDestination(for:)` puts around a view.
public struct _DestinationModifier: PrimitiveModifier {
  let view: @MainActor (AnyHashable) -> AnyView?

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PageModifierNode(view, context) { modifier, environment, node in
      environment.navigator?.register(node, modifier.view)
    }
  }
}
