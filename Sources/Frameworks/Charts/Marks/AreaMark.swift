import SwiftUI

/// See [AreaMark](https://developer.apple.com/documentation/charts/areamark).
public struct AreaMark: PrimitiveChartContent {
  private let mark: ChartMark

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(kind: .area, x: .value(x.mark), y: .value(y.mark), stacking: stacking)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(kind: .area, x: .value(x.mark), y: .value(y.mark), series: series.mark, stacking: stacking)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .area, x: .value(x.mark), y: .range(yStart.mark, yEnd.mark))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(kind: .area, x: .value(x.mark), y: .range(yStart.mark, yEnd.mark), series: series.mark)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .area, x: .range(xStart.mark, xEnd.mark), y: .value(y.mark))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(kind: .area, x: .range(xStart.mark, xEnd.mark), y: .value(y.mark), series: series.mark)
  }

  public func _resolve() -> _ChartMarks { _ChartMarks([mark]) }
}
