/// What `sheet`, `alert` and their like put around a view.
public struct _PresentationModifier: PrimitiveModifier {
  /// Called in every update; the state it reads is watched.
  let request: @MainActor () -> PresentationRequest?

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PresentationNode(view, context)
  }
}
