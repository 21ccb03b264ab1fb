import UIKit

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
