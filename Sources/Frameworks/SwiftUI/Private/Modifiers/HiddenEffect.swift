import UIKit

struct HiddenEffect: ViewEffect {
  func makeView() -> RenderView { RenderView() }
  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.isHidden = true }
}
