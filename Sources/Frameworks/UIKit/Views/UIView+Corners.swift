extension UIView {
  /// See [cornerConfiguration](https://developer.apple.com/documentation/uikit/uiview/cornerconfiguration-7l0ja).
  public var cornerConfiguration: UICornerConfiguration {
    get { layer.corners ?? .corners(radius: 0) }
    set {
      guard newValue != layer.corners else { return }
      layer.corners = newValue
      layer.changed(true)
    }
  }

  /// See [effectiveRadius(corner:)](https://developer.apple.com/documentation/uikit/uiview/effectiveradius(corner:)).
  ///
  /// Of several corners it is the greatest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    zip(UIView.cornersInOrder, effectiveRadii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  private static let cornersInOrder: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]

  /// What the corners are drawn with, from the top left on.
  var effectiveRadii: [CGFloat] {
    guard let corners = layer.corners else {
      let radius = max(0, layer.cornerRadius)
      let masks: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
      ]
      return masks.map { layer.maskedCorners.contains($0) ? radius : 0 }
    }
    let most = min(bounds.width, bounds.height) / 2
    switch corners.shape {
    case .capsule(let maximum): return Array(repeating: min(most, maximum.map { CGFloat($0) } ?? most), count: 4)
    case .corners(let radii): return resolved(radii).map { min($0, most) }
    case .uniform(let radii, let groups):
      var all = resolved(radii)
      for group in groups {
        let greatest = group.map { all[$0] }.max() ?? 0
        for corner in group { all[corner] = greatest }
      }
      return all.map { min($0, most) }
    }
  }

  private func resolved(_ radii: [UICornerRadius]) -> [CGFloat] {
    radii.enumerated().map { index, radius in
      switch radius.kind {
      case .fixed(let value): CGFloat(value)
      case .concentric(let minimum): max(CGFloat(minimum), concentricRadius(index))
      }
    }
  }

  /// The radius of the superview's corner less the nearer of the ways to its two sides.
  private func concentricRadius(_ index: Int) -> CGFloat {
    guard let superview else { return 0 }
    let outer = superview.bounds
    let x = index == 0 || index == 3 ? frame.minX - outer.minX : outer.maxX - frame.maxX
    let y = index < 2 ? frame.minY - outer.minY : outer.maxY - frame.maxY
    return max(0, superview.effectiveRadii[index] - max(0, min(x, y)))
  }
}
