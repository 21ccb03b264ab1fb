import Foundation

/// Fills all it is offered with a style.
public struct _StyleView<S: ShapeStyle>: PrimitiveView {
  let style: S

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    FillNode(view, context) { view, environment in view.style._paint(in: environment) }
  }
}
