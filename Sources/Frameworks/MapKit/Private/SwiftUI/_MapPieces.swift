/// What content of a map consists of.
public struct _MapPieces: PrimitiveMapContent {
  let pieces: [MapPiece]

  init(_ pieces: [MapPiece]) { self.pieces = pieces }

  public func _resolve() -> _MapPieces { self }
}
