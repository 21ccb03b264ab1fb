@_spi(Windfall) import SwiftUI

extension Group: ChartContent where Content: ChartContent {
  @MainActor
  public init(@ChartContentBuilder content: () -> Content) { self.init(holding: content()) }

  public func _resolve() -> _ChartMarks { content._resolve() }
}

extension Group: PrimitiveChartContent where Content: ChartContent {}
