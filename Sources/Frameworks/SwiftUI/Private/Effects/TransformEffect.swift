import UIKit

/// What `rotationEffect` puts around a view.
public struct _TransformEffect: ViewEffect {
  let transform: CGAffineTransform
  let anchor: UnitPoint

  func makeView() -> TransformView { TransformView() }

  func configure(_ view: TransformView, _ environment: EnvironmentValues) { view.set(transform, anchor) }
}
