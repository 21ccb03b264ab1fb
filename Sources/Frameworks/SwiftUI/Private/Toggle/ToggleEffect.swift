/// Makes label and switch one element with the switch inside it.
struct ToggleEffect: PrimitiveModifier {
  let isOn: Bool
  let binding: Binding<Bool>

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    ToggleNode(view, context)
  }
}
