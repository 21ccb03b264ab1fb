import Foundation

/// See [PositionScaleRange](https://developer.apple.com/documentation/charts/positionscalerange).
public protocol PositionScaleRange {
  /// What is left free at the ends of the plot area.
  var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// See [PlotDimensionScaleRange](https://developer.apple.com/documentation/charts/plotdimensionscalerange).
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  let startPadding: CGFloat
  let endPadding: CGFloat

  public var _padding: (start: CGFloat, end: CGFloat) { (startPadding, endPadding) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(startPadding: 0, endPadding: 0) }

  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
