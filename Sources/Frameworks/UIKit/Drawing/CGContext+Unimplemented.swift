@_spi(Windfall) import CoreGraphics
@_spi(Windfall) import FoundationOverlay

/// What a record of drawing cannot take back or mix fails the test that asks for it.
extension CGContext {
  public func clear(_ rect: CGRect) {
    if !items.isEmpty { windfallUnimplemented("CGContext.clear(_:)") }
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { windfallUnimplemented("CGContext.setBlendMode(_:)") }
  }
}
