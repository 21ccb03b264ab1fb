import UIKit

/// What `allowsHitTesting` puts around a view.
public struct _HitTestingEffect: ViewEffect {
  let isEnabled: Bool

  func makeView() -> RenderView { RenderView() }

  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.isUserInteractionEnabled = isEnabled }
}
