/// The parts of some axis marks.
public struct _AxisParts: PrimitiveAxisMark {
  let parts: [AxisPart]

  init(_ parts: [AxisPart]) { self.parts = parts }

  public func _resolve() -> _AxisParts { self }
}
