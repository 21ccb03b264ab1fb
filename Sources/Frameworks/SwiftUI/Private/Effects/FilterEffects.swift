import Foundation

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
