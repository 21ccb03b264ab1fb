import UIKit

/// A modifier that shows its content inside a view of its own.
@MainActor
protocol ViewEffect: PrimitiveModifier {
  associatedtype EffectView: UIView
  func makeView() -> EffectView
  /// Sets the view's properties; called again when the modifier or the environment changed.
  func configure(_ view: EffectView, _ environment: EnvironmentValues)
}

extension ViewEffect {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    ViewEffectNode(view, context)
  }
}

@MainActor
final class ViewEffectNode<Content: View, Effect: ViewEffect>: WrapperNode<Content, Effect, HostItem> {
  override func wrap(_ item: LayoutItem) -> HostItem { HostItem(view: modifier.makeView(), child: item) }

  override func configure(_ item: HostItem) {
    guard let view = item.view as? Effect.EffectView else { return }
    modifier.configure(view, environment)
  }
}
