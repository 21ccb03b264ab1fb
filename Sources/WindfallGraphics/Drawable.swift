import Foundation
import WindfallCore

/// Cairo's coordinates have 24 bits before the point, and what is not a number spoils a whole picture.
private let limit: CGFloat = 100_000

extension CGFloat {
  /// The number itself, or the nearest that can be drawn with.
  var drawable: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit) }
}

extension CGPoint {
  var drawable: CGPoint { CGPoint(x: x.drawable, y: y.drawable) }
}

extension CGRect {
  var drawable: CGRect {
    let rect = standardized
    let (left, top) = (rect.minX.drawable, rect.minY.drawable)
    return CGRect(x: left, y: top, width: rect.maxX.drawable - left, height: rect.maxY.drawable - top)
  }
}

extension CGAffineTransform {
  /// Whether shapes keep an area, as Cairo demands of a transformation.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-9 && tx.isFinite && ty.isFinite
  }
}
