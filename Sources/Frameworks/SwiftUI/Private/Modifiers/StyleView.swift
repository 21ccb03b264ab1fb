import Foundation

/// Fills all it is offered with a style.
struct StyleView<S: ShapeStyle>: PrimitiveView {
  let style: S

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    FillNode(view, context) { view, environment in view.style._paint(in: environment) }
  }
}
