import UIKit

struct HitTestingEffect: ViewEffect {
  let isEnabled: Bool

  func makeView() -> RenderView { RenderView() }

  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.isUserInteractionEnabled = isEnabled }
}
