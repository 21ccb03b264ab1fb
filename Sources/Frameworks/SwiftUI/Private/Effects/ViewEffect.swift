import UIKit

/// A modifier that shows its content inside a view of its own.
@preconcurrency @MainActor
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
