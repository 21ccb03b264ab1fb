extension Optional: ChartContent where Wrapped: ChartContent {
  public func _resolve() -> _ChartMarks { map { $0._resolve() } ?? _ChartMarks([]) }
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {}
