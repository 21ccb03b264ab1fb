import Foundation

/// Where text is placed, and hints on how it is drawn, which have no effect: text is drawn in one quality.
extension CGContext {
  /// Not a part of the state that is saved and restored. `NSString.draw(at:withAttributes:)` does not ask for it.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
