import Foundation

/// See [ViewThatFits](https://developer.apple.com/documentation/swiftui/viewthatfits).
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  nonisolated(unsafe) let content: Content

  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { FittingNode(view, context) }
}

private final class FittingNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content> {
  private let fitting: FittingItem

  init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
    fitting = FittingItem(axes: view.axes)
    super.init(context, item: fitting)
    setContent(view.content)
  }

  override func update(_ view: ViewThatFits<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if fitting.axes != view.axes {
      fitting.axes = view.axes
      fitting.invalidateLayout()
    }
    content?.update(view.content, environment)
  }
}
