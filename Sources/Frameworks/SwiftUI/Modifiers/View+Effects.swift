import UIKit

extension View {
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }

  public func hidden() -> some View { modifier(HiddenEffect()) }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(CornerEffect(radius: radius))
  }

  public func clipped(antialiased: Bool = false) -> some View { modifier(CornerEffect(radius: 0)) }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape))
  }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(transform: CGAffineTransform(rotationAngle: angle.radians), anchor: anchor))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformEffect(transform: CGAffineTransform(scaleX: scale.width, y: scale.height), anchor: anchor))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingEffect(isEnabled: enabled)) }
}
