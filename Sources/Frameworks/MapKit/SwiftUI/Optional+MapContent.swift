extension Optional: MapContent where Wrapped: MapContent {
  public func _resolve() -> _MapPieces { self?._resolve() ?? _MapPieces([]) }
}

extension Optional: PrimitiveMapContent where Wrapped: MapContent {}
