import UIKit

/// What `opacity` puts around a view.
public struct _OpacityEffect: ViewEffect {
  let opacity: Double

  func makeView() -> RenderView { RenderView() }
  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.alpha = opacity }
}
