import SwiftUI

/// See [MapMarker](https://developer.apple.com/documentation/mapkit/mapmarker).
public struct MapMarker: MapAnnotationProtocol {
  public let _place: _MapPieces

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _place = _MapPieces([MapPiece(coordinate: coordinate, tint: tint)])
  }
}
