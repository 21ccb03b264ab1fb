extension UIImage {
  public var capInsets: UIEdgeInsets { style.capInsets }

  public var resizingMode: ResizingMode { style.resizingMode }

  /// Tiles are stretched where the image is drawn.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// Which part of the image is drawn where: the corners keep their size, unless there is no room for them.
  func parts(in rect: CGRect) -> [(source: CGRect, target: CGRect)] {
    let caps = style.isMirrored ? style.capInsets.mirrored : style.capInsets
    let whole = CGRect(origin: .zero, size: size)
    guard caps != .zero, rect.width >= caps.left + caps.right, rect.height >= caps.top + caps.bottom else {
      return [(whole, rect)]
    }
    func cuts(_ start: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat) -> [(CGFloat, CGFloat)] {
      [(start, before), (start + before, length - before - after), (start + length - after, after)]
    }
    var parts: [(source: CGRect, target: CGRect)] = []
    let columns = zip(
      cuts(0, size.width, caps.left, caps.right), cuts(rect.minX, rect.width, caps.left, caps.right))
    for (x, targetX) in columns {
      let rows = zip(cuts(0, size.height, caps.top, caps.bottom), cuts(rect.minY, rect.height, caps.top, caps.bottom))
      for (y, targetY) in rows where x.1 > 0 && y.1 > 0 && targetX.1 > 0 && targetY.1 > 0 {
        parts.append(
          (
            CGRect(x: x.0, y: y.0, width: x.1, height: y.1),
            CGRect(x: targetX.0, y: targetY.0, width: targetX.1, height: targetY.1)
          ))
      }
    }
    return parts
  }
}

extension UIEdgeInsets {
  /// With left and right in each other's place.
  fileprivate var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
