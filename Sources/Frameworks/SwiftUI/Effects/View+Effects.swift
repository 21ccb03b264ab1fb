import UIKit

nonisolated extension View {
  public func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
    modifier(_OpacityEffect(opacity: opacity))
  }

  public func hidden() -> ModifiedContent<Self, _HiddenModifier> { modifier(_HiddenModifier()) }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> ModifiedContent<
    Self, _ClipEffect<RoundedRectangle>
  > {
    modifier(_ClipEffect(shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(), radius: radius))
  }

  public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased), radius: 0))
  }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> ModifiedContent<Self, _ClipEffect<S>> {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowEffect> {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedContent<Self, _RotationEffect> {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedContent<Self, _ScaleEffect> {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ModifiedContent<
    Self, _ScaleEffect
  > {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _AllowsHitTestingModifier> {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
}

/// See [BlendMode](https://developer.apple.com/documentation/swiftui/blendmode).
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// See [RedactionReasons](https://developer.apple.com/documentation/swiftui/redactionreasons).
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

nonisolated extension View {
  /// Shapes cut what is drawn; of other masks the whole view is seen.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    masked(by: mask())
  }

  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask) }

  private func masked<Mask: View>(by mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, shape: (mask as? any Shape).map { AnyShape($0) }))
  }
}
