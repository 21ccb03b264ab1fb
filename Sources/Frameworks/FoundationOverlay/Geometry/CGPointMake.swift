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
