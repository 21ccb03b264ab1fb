import UIKit

nonisolated extension View {
  /// The elements are those of the other view, which is laid over this one and not drawn; touches reach this one.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).overlay { representation().modifier(_UndrawnEffect()).allowsHitTesting(false) }
  }

  /// The view is an element that holds those of the other view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityHidden(true).overlay { children().modifier(_UndrawnEffect()).allowsHitTesting(false) }
      .accessibilityElement(children: .contain)
  }
}

/// Hides what a view draws, and leaves its elements.
struct _UndrawnEffect: ViewEffect {
  func makeView() -> RenderView {
    let view = RenderView()
    view.layer.mask = CALayer()
    return view
  }

  func configure(_ view: RenderView, _ environment: EnvironmentValues) {}
}
