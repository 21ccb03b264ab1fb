/// Keeps the content of a menu beside its button.
struct MenuModifier: PrimitiveModifier {
  let content: AnyView
  let handle: MenuHandle

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    MenuNode(view, context)
  }
}
