/// Text of several lines that can be edited.
struct TextAreaView: PrimitiveView {
  let text: Binding<String>
  /// Shown while there is no text.
  let title: String?
  /// Whether it is as high as its text; else it takes all it is offered.
  let grows: Bool

  static func _makeNode(_ view: TextAreaView, _ context: _NodeContext) -> _Node<TextAreaView> {
    TextAreaNode(view, context)
  }
}
