import Foundation
import WindfallCore

nonisolated extension View {
  public func transformEffect(_ transform: CGAffineTransform) -> ModifiedContent<Self, _TransformEffect> {
    modifier(_TransformEffect(transform: transform))
  }

  /// Of a perspective only the affine part is seen.
  public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedContent<Self, _TransformEffect> {
    transformEffect(transform.affine)
  }

  /// There is no perspective: what is turned away from the screen is only narrower.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> ModifiedContent<Self, _Rotation3DEffect> {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
