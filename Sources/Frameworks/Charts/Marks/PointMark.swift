import SwiftUI

/// See [PointMark](https://developer.apple.com/documentation/charts/pointmark).
public struct PointMark: PrimitiveChartContent {
  private let mark: ChartMark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .point, x: .value(x.mark), y: .value(y.mark))
  }

  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = ChartMark(kind: .point, x: .value(x.mark), y: .points(y, y).orWhole)
  }

  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .point, x: .points(x, x).orWhole, y: .value(y.mark))
  }

  public func _resolve() -> _ChartMarks { _ChartMarks([mark]) }
}
