import Foundation

/// See [CGPointMake(_:_:)](https://developer.apple.com/documentation/coregraphics/cgpointmake(_:_:)).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// See [CGSizeMake(_:_:)](https://developer.apple.com/documentation/coregraphics/cgsizemake(_:_:)).
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// See [CGRectMake(_:_:_:_:)](https://developer.apple.com/documentation/coregraphics/cgrectmake(_:_:_:_:)).
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

/// See [CGPointZero](https://developer.apple.com/documentation/coregraphics/cgpointzero).
public let CGPointZero = CGPoint.zero

/// See [CGSizeZero](https://developer.apple.com/documentation/coregraphics/cgsizezero).
public let CGSizeZero = CGSize.zero

/// See [CGRectZero](https://developer.apple.com/documentation/coregraphics/cgrectzero).
public let CGRectZero = CGRect.zero

/// See [CGRectNull](https://developer.apple.com/documentation/coregraphics/cgrectnull).
public let CGRectNull = CGRect.null

/// See [CGRectInfinite](https://developer.apple.com/documentation/coregraphics/cgrectinfinite).
public let CGRectInfinite = CGRect.infinite
