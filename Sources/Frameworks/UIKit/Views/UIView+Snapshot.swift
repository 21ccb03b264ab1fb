extension UIView {
  /// A view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      _ = drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let view = UIImageView(image: image)
    view.frame = bounds
    return view
  }
}
