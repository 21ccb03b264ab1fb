import SwiftUI

/// See [LineMark](https://developer.apple.com/documentation/charts/linemark).
public struct LineMark: PrimitiveChartContent {
  private let mark: ChartMark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .line, x: .value(x.mark), y: .value(y.mark))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(kind: .line, x: .value(x.mark), y: .value(y.mark), series: series.mark)
  }

  public func _resolve() -> _ChartMarks { _ChartMarks([mark]) }
}
