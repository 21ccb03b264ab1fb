import UIKit

struct OpacityEffect: ViewEffect {
  let opacity: Double

  func makeView() -> RenderView { RenderView() }
  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.alpha = opacity }
}
