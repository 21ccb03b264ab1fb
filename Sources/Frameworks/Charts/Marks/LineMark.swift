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

/// See [InterpolationMethod](https://developer.apple.com/documentation/charts/interpolationmethod).
///
/// All curves are drawn as Catmull-Rom splines.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case linear, curve, stepStart, stepCenter, stepEnd }

  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .curve)
  public static let cardinal = InterpolationMethod(kind: .curve)
  public static let catmullRom = InterpolationMethod(kind: .curve)
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)

  public static func cardinal(tension: Double) -> InterpolationMethod { .cardinal }
  public static func catmullRom(alpha: Double) -> InterpolationMethod { .catmullRom }
}
