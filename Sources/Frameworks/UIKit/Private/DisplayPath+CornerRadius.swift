@_spi(Windfall) import CoreGraphics
import WindfallCore

extension DisplayPath {
  /// A plain rectangle where the corners are not round.
  static func roundedRect(_ rect: CGRect, orPlainBelow cornerRadius: CGFloat) -> DisplayPath {
    cornerRadius > 0 ? .roundedRect(rect, cornerRadius: cornerRadius) : .rect(rect)
  }
}

extension CALayer {
  var displayShadow: DisplayGroup.Shadow? {
    guard shadowOpacity > 0, var color = shadowColor?.displayColor, color.alpha > 0 else { return nil }
    color.alpha *= Double(shadowOpacity)
    return DisplayGroup.Shadow(color: color, radius: shadowRadius, offset: shadowOffset)
  }
}
