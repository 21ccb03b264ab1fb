import UIKit

/// A modifier that shows its content inside a view of its own.
nonisolated protocol ViewEffect: PrimitiveModifier {
  associatedtype EffectView: UIView
  @MainActor func makeView() -> EffectView
  /// Sets the view's properties; called again when the modifier or the environment changed.
  @MainActor func configure(_ view: EffectView, _ environment: EnvironmentValues)
}

@MainActor
extension ViewEffect {
  @MainActor public static func _makeNode<C: View>(
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

/// What `opacity` puts around a view.
public struct _OpacityEffect: ViewEffect {
  let opacity: Double

  func makeView() -> RenderView { RenderView() }
  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.alpha = opacity }
}

/// What `hidden` puts around a view.
public struct _HiddenModifier: ViewEffect {
  func makeView() -> RenderView { RenderView() }
  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.isHidden = true }
}

/// What `allowsHitTesting` puts around a view.
public struct _AllowsHitTestingModifier: ViewEffect {
  let allowsHitTesting: Bool

  func makeView() -> RenderView { RenderView() }

  func configure(_ view: RenderView, _ environment: EnvironmentValues) {
    view.isUserInteractionEnabled = allowsHitTesting
  }
}

/// What `shadow` puts around a view.
public struct _ShadowEffect: ViewEffect {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  func makeView() -> RenderView { RenderView() }

  func configure(_ view: RenderView, _ environment: EnvironmentValues) {
    let layer = view.layer
    layer.shadowColor = UIColor(color).resolvedColor(with: environment.traits).cgColor
    layer.shadowOpacity = 1
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }
}
