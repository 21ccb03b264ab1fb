/// An editable line of text; empty, it shows its title.
struct FieldView: PrimitiveView {
  let title: String
  let text: Binding<String>
  var isSecure = false
  /// Whether the text is handed on only when editing ends, as what is typed may be half a number.
  var waitsForEnd = false
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?

  static func _makeNode(_ view: FieldView, _ context: _NodeContext) -> _Node<FieldView> { FieldNode(view, context) }
}
