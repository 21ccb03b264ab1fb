@_spi(Windfall) import CoreGraphics

extension CALayer {
  /// As the layer is shown when its position is left aside.
  public func render(in ctx: CGContext) {
    if let view { return view.render(in: ctx) }
    if let item = items(of: [self]).first {
      ctx.saveGState()
      ctx.translateBy(x: -frame.minX, y: -frame.minY)
      ctx.draw([item])
      ctx.restoreGState()
    }
  }
}
