/// Points and rectangles from the coordinates of one layer to those of another; nil is the layer at the top.
extension CALayer {
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(transform(to: layer)) }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }

  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(transform(to: layer)) }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    guard let layer else { return transformToTop }
    return transformToTop.concatenating(layer.transformToTop.inverted())
  }

  private var transformToTop: CGAffineTransform {
    guard let superlayer else { return .identity }
    return transformToSuperlayer.concatenating(superlayer.transformToTop)
  }

  private var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
