extension CALayer {
  public func affineTransform() -> CGAffineTransform { transform.flattened }

  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// From the layer's own coordinates to those around it, for a layer without a view.
  var ownTransformToSuperlayer: CGAffineTransform {
    let (box, place, anchor) = (bounds, position, anchorPoint)
    return CGAffineTransform(translationX: -box.minX - box.width * anchor.x, y: -box.minY - box.height * anchor.y)
      .concatenating(ownTransform).concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}

extension UIView {
  /// Its part in the plane of the screen is drawn, without perspective.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
