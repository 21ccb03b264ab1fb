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

struct OpacityEffect: ViewEffect {
  let opacity: Double

  func makeView() -> RenderView { RenderView() }
  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.alpha = opacity }
}

struct HiddenEffect: ViewEffect {
  func makeView() -> RenderView { RenderView() }
  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.isHidden = true }
}

struct CornerEffect: ViewEffect {
  let radius: CGFloat

  func makeView() -> RenderView { RenderView() }

  func configure(_ view: RenderView, _ environment: EnvironmentValues) {
    view.clipsToBounds = true
    if radius > 0 || view.layer.cornerRadius != 0 { view.layer.cornerRadius = radius }
  }
}

struct ShadowEffect: ViewEffect {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  func makeView() -> RenderView { RenderView() }

  func configure(_ view: RenderView, _ environment: EnvironmentValues) {
    let layer = view.layer
    layer.shadowColor = UIColor(color).resolvedColor(with: environment.traits).cgColor
    layer.shadowOpacity = 1
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }
}

struct TransformEffect: ViewEffect {
  let transform: CGAffineTransform
  let anchor: UnitPoint

  func makeView() -> TransformView { TransformView() }

  func configure(_ view: TransformView, _ environment: EnvironmentValues) { view.set(transform, anchor) }
}

struct HitTestingEffect: ViewEffect {
  let isEnabled: Bool

  func makeView() -> RenderView { RenderView() }

  func configure(_ view: RenderView, _ environment: EnvironmentValues) { view.isUserInteractionEnabled = isEnabled }
}

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
