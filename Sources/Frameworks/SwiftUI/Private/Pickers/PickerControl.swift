/// The control of a picker; its label and options are read, not shown.
struct PickerControl<SelectionValue: Hashable, Content: View, Label: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { PickerNode(view, context) }
}
