import Foundation
import WindfallCore

nonisolated extension View {
  public func transformEffect(_ transform: CGAffineTransform) -> ModifiedContent<Self, _TransformEffect> {
    modifier(_TransformEffect(transform: transform, anchor: .topLeading))
  }

  /// Of a perspective only the affine part is seen.
  public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedContent<Self, _TransformEffect> {
    transformEffect(transform.affine)
  }

  /// There is no perspective: what is turned away from the screen is only narrower.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> ModifiedContent<Self, _TransformEffect> {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return modifier(_TransformEffect(transform: .identity, anchor: anchor)) }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let turned = CGAffineTransform(
      a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0,
      ty: 0)
    return modifier(_TransformEffect(transform: turned, anchor: anchor))
  }
}
