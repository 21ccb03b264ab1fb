extension Optional: AxisMark where Wrapped: AxisMark {
  public func _resolve() -> _AxisParts { map { $0._resolve() } ?? _AxisParts([]) }
}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {}
