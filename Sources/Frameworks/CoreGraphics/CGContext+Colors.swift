import WindfallCore

/// [Colours](https://developer.apple.com/documentation/coregraphics/cgcontext) by their components.
extension CGContext {
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// The colour becomes the space's black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    if let black = Self.black(in: space) { setFillColor(black) }
  }

  /// The colour becomes the space's black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    if let black = Self.black(in: space) { setStrokeColor(black) }
  }

  /// As many components as the space has that was set, and the alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
  }

  /// As many components as the space has that was set, and the alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
  }

  private static func black(in space: CGColorSpace) -> CGColor? {
    var components = [CGFloat](repeating: 0, count: space.numberOfComponents + 1)
    components[space.numberOfComponents] = 1
    if space.model == .cmyk { components[3] = 1 }
    return CGColor(colorSpace: space, components: components)
  }

  /// The shadow is black, at a third of its strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Without an effect: every colour is shown on the same screen.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}
