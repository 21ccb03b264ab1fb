/// An editable line of text; empty, it shows its title.
struct FieldView: PrimitiveView {
  let title: String
  let text: Binding<String>
  var isSecure = false
  var kind = FieldKind.text
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?

  static func _makeNode(_ view: FieldView, _ context: _NodeContext) -> _Node<FieldView> { FieldNode(view, context) }
}
