import SwiftUI

/// See [BarMark](https://developer.apple.com/documentation/charts/barmark).
public struct BarMark: PrimitiveChartContent {
  private let mark: ChartMark

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .bar, x: .value(x.mark), y: .value(y.mark), width: width, height: height, stacking: stacking)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .bar, x: .value(x.mark), y: .range(yStart.mark, yEnd.mark), width: width)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .bar, x: .range(xStart.mark, xEnd.mark), y: .value(y.mark), height: height)
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .bar, x: .value(x.mark), y: .points(yStart, yEnd).orWhole, width: width, stacking: stacking)
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .bar, x: .points(xStart, xEnd).orWhole, y: .value(y.mark), height: height, stacking: stacking)
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = ChartMark(kind: .bar, x: .range(xStart.mark, xEnd.mark), y: .points(yStart, yEnd).orWhole)
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .bar, x: .points(xStart, xEnd).orWhole, y: .range(yStart.mark, yEnd.mark))
  }

  public func _resolve() -> _ChartMarks { _ChartMarks([mark]) }
}
