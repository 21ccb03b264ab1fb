import UIKit

/// What `cornerRadius` puts around a view.
public struct _CornerEffect: ViewEffect {
  let radius: CGFloat

  func makeView() -> RenderView { RenderView() }

  func configure(_ view: RenderView, _ environment: EnvironmentValues) {
    view.clipsToBounds = true
    if radius > 0 || view.layer.cornerRadius != 0 { view.layer.cornerRadius = radius }
  }
}
