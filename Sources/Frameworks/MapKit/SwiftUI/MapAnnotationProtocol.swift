/// See [MapAnnotationProtocol](https://developer.apple.com/documentation/mapkit/mapannotationprotocol).
@preconcurrency @MainActor
public protocol MapAnnotationProtocol {
  var _place: _MapPieces { get }
}

extension MapAnnotationProtocol {
  var _piece: MapPiece { _place.pieces.first ?? MapPiece() }
}
