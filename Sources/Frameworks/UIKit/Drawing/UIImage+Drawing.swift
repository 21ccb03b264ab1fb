@_spi(Windfall) import CoreGraphics

/// Drawing into the current context; without one nothing is drawn.
extension UIImage {
  @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    DrawingStack.current?.draw(displayItems(in: rect, tintColor: style.tint?.displayColor ?? .black))
  }
}
