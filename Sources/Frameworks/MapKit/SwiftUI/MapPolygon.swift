import SwiftUI

/// See [MapPolygon](https://developer.apple.com/documentation/mapkit/mappolygon).
///
/// It is not drawn.
public struct MapPolygon: PrimitiveMapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}

  public init(_ polygon: MKPolygon) {}

  public func _resolve() -> _MapPieces { _MapPieces([MapPiece()]) }
}
