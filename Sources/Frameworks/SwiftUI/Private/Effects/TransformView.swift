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

/// What turns, scales or moves a view around a point of it.
nonisolated protocol TransformingEffect: ViewEffect where EffectView == TransformView {
  var transform: CGAffineTransform { get }
  var anchor: UnitPoint { get }
}

@MainActor
extension TransformingEffect {
  func makeView() -> TransformView { TransformView() }

  func configure(_ view: TransformView, _ environment: EnvironmentValues) { view.set(transform, anchor) }
}

/// What `transformEffect` puts around a view.
public struct _TransformEffect: TransformingEffect {
  let transform: CGAffineTransform
  var anchor: UnitPoint { .topLeading }
}

/// What `rotationEffect` puts around a view.
public struct _RotationEffect: TransformingEffect {
  let angle: Angle
  let anchor: UnitPoint

  var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle.radians) }
}

/// What `scaleEffect` puts around a view.
public struct _ScaleEffect: TransformingEffect {
  let scale: CGSize
  let anchor: UnitPoint

  var transform: CGAffineTransform { CGAffineTransform(scaleX: scale.width, y: scale.height) }
}

/// What `rotation3DEffect` puts around a view.
public struct _Rotation3DEffect: TransformingEffect {
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  var transform: CGAffineTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    return CGAffineTransform(
      a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0,
      ty: 0)
  }
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
