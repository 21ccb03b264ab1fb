/// The switch of a toggle.
struct SwitchView: PrimitiveView {
  let isOn: Binding<Bool>

  static func _makeNode(_ view: SwitchView, _ context: _NodeContext) -> _Node<SwitchView> { SwitchNode(view, context) }
}
