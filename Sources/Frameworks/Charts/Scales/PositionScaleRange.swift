import Foundation

/// See [PositionScaleRange](https://developer.apple.com/documentation/charts/positionscalerange).
public protocol PositionScaleRange {
  /// What is left free at the ends of the plot area.
  var _padding: (start: CGFloat, end: CGFloat) { get }
}
