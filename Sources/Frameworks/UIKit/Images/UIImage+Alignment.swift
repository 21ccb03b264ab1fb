extension UIImage {
  public var alignmentRectInsets: UIEdgeInsets { style.alignmentInsets }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  // MARK: - Directions

  public var flipsForRightToLeftLayoutDirection: Bool { style.flipsFromRightToLeft }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsFromRightToLeft = true } }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard case .drawn(let drawn) = content, let original = drawn.original else {
      return with { $0.isMirrored.toggle() }
    }
    let (content, size) = Self.content(of: original.image, scale: scale, orientation: original.orientation.mirrored)
    return UIImage(content: content, name: name, size: size, scale: scale, style: style)
  }
}

extension UIImage.Orientation {
  /// The same turn, of the other side.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}
