import UIKit

/// What `hidden` puts around a view.
public struct _HiddenEffect: ViewEffect {
  func makeView() -> RenderView { RenderView() }
  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.isHidden = true }
}
