/// See [UserAnnotation](https://developer.apple.com/documentation/mapkit/userannotation).
///
/// The person's location is not known.
public struct UserAnnotation: PrimitiveMapContent {
  public init() {}

  public func _resolve() -> _MapPieces { _MapPieces([]) }
}
