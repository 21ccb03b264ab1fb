import SwiftUI

/// See [MapPolyline](https://developer.apple.com/documentation/mapkit/mappolyline).
///
/// It is not drawn.
public struct MapPolyline: PrimitiveMapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}

  public init(_ polyline: MKPolyline) {}

  public func _resolve() -> _MapPieces { _MapPieces([MapPiece()]) }
}
