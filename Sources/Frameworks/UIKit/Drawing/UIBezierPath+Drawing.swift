@_spi(Windfall) import CoreGraphics

/// Drawing into the current context; without one nothing is drawn.
extension UIBezierPath {
  @preconcurrency @MainActor public func fill() { DrawingStack.current?.fill(displayPath) }

  @preconcurrency @MainActor public func stroke() { DrawingStack.current?.stroke(displayPath, line: displayStroke) }

  @preconcurrency @MainActor public func addClip() { DrawingStack.current?.clip(displayPath) }
}
