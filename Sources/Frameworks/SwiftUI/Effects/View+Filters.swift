import Foundation

/// Pictures are drawn without filters: they leave the view as it is.
nonisolated extension View {
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(blendMode: blendMode)) }

  public func brightness(_ amount: Double) -> some View { modifier(_BrightnessEffect(amount: amount)) }

  public func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect(amount: amount)) }

  public func saturation(_ amount: Double) -> some View { modifier(_SaturationEffect(amount: amount)) }

  public func grayscale(_ amount: Double) -> some View { modifier(_GrayscaleEffect(amount: amount)) }

  public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }

  public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

  public func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect(angle: angle)) }

  public func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }

  public func compositingGroup() -> Self { self }

  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }

  public func geometryGroup() -> Self { self }
}

struct _BlurEffect: UnseenModifier {
  let radius: CGFloat
  let isOpaque: Bool
}

struct _BlendModeEffect: UnseenModifier {
  let blendMode: BlendMode
}

struct _BrightnessEffect: UnseenModifier {
  let amount: Double
}

struct _ContrastEffect: UnseenModifier {
  let amount: Double
}

struct _SaturationEffect: UnseenModifier {
  let amount: Double
}

struct _GrayscaleEffect: UnseenModifier {
  let amount: Double
}

struct _ColorMultiplyEffect: UnseenModifier {
  let color: Color
}

struct _ColorInvertEffect: UnseenModifier {}

struct _HueRotationEffect: UnseenModifier {
  let angle: Angle
}

struct _LuminanceToAlphaEffect: UnseenModifier {}
