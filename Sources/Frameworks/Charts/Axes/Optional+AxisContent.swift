extension Optional: AxisContent where Wrapped: AxisContent {
  public func _resolve() -> _ChartAxes { map { $0._resolve() } ?? _ChartAxes([]) }
}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {}
