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

/// See [RuleMark](https://developer.apple.com/documentation/charts/rulemark).
public struct RuleMark: PrimitiveChartContent {
  private let mark: ChartMark

  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = ChartMark(kind: .rule, x: .value(x.mark), y: .points(yStart, yEnd).orWhole)
  }

  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .rule, x: .points(xStart, xEnd).orWhole, y: .value(y.mark))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rule, x: .value(x.mark), y: .range(yStart.mark, yEnd.mark))
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rule, x: .range(xStart.mark, xEnd.mark), y: .value(y.mark))
  }

  public func _resolve() -> _ChartMarks { _ChartMarks([mark]) }
}
