@_spi(Windfall) import CoreGraphics

/// Drawing into the current context; without one nothing is drawn.
extension UIColor {
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  @preconcurrency @MainActor public func setFill() { DrawingStack.current?.setFillColor(cgColor) }

  @preconcurrency @MainActor public func setStroke() { DrawingStack.current?.setStrokeColor(cgColor) }
}
