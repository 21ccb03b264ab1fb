import UIKit

extension CIImage {
  /// See [oriented(_:)](https://developer.apple.com/documentation/coreimage/ciimage/oriented(_:)).
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// See [oriented(forExifOrientation:)](https://developer.apple.com/documentation/coreimage/ciimage/oriented(forexiforientation:)).
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    transformed(by: orientationTransform(forExifOrientation: orientation))
  }

  /// See [orientationTransform(forExifOrientation:)](https://developer.apple.com/documentation/coreimage/ciimage/orientationtransform(forexiforientation:)).
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init).map(orientationTransform) ?? .identity
  }

  /// See [orientationTransform(for:)](https://developer.apple.com/documentation/coreimage/ciimage/orientationtransform(for:)).
  ///
  /// The picture keeps the corner at which it begins.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    guard !extent.isInfinite, !extent.isNull else { return .identity }
    let turn = orientation.turn
    let turned = extent.applying(turn)
    return turn.concatenating(
      CGAffineTransform(translationX: extent.minX - turned.minX, y: extent.minY - turned.minY))
  }
}

extension CGImagePropertyOrientation {
  /// What shows the picture upright, in coordinates that begin at the bottom.
  fileprivate var turn: CGAffineTransform {
    switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
  }
}
