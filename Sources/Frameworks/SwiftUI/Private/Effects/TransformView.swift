import Foundation
import UIKit
import WindfallCore

/// Turns or scales its contents around a point other than the centre.
final class TransformView: RenderView {
  private var own = CGAffineTransform.identity
  private var anchor = UnitPoint.center

  func set(_ transform: CGAffineTransform, _ anchor: UnitPoint) {
    own = transform
    self.anchor = anchor
    apply()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    apply()
  }

  private func apply() {
    let x = (anchor.x - 0.5) * bounds.width
    let y = (anchor.y - 0.5) * bounds.height
    transform = CGAffineTransform(translationX: -x, y: -y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// What `rotationEffect` puts around a view.
public struct _TransformEffect: ViewEffect {
  let transform: CGAffineTransform
  let anchor: UnitPoint

  func makeView() -> TransformView { TransformView() }

  func configure(_ view: TransformView, _ environment: EnvironmentValues) { view.set(transform, anchor) }
}

extension CGAffineTransform {
  /// The transform, about a point of a rectangle instead of the origin.
  func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
