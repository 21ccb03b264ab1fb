import WindfallCore

/// What comes of a colour that is drawn on another: [CGBlendMode](https://developer.apple.com/documentation/coregraphics/cgblendmode).
///
/// `plusDarker` is drawn as `colorBurn`.
public enum CGBlendMode: Int32, CaseIterable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

  var displayBlend: DisplayBlend { DisplayBlend(rawValue: UInt8(rawValue)) ?? .normal }
}
