import SwiftUI

/// See [SectorMark](https://developer.apple.com/documentation/charts/sectormark).
public struct SectorMark: PrimitiveChartContent {
  private let mark: ChartMark

  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = ChartMark(kind: .sector)
    mark.angle = angle.mark
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
    self.mark = mark
  }

  public func _resolve() -> _ChartMarks { _ChartMarks([mark]) }
}
