extension CALayer {
  public func affineTransform() -> CGAffineTransform { transform.flattened }

  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// From the layer's own coordinates to those around it, for a layer without a view.
  var ownTransformToSuperlayer: CGAffineTransform {
    let (box, middle) = (bounds, position)
    return CGAffineTransform(translationX: -box.midX, y: -box.midY).concatenating(ownTransform)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }
}

extension UIView {
  /// Its part in the plane of the screen is drawn, without perspective.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
