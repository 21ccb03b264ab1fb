import SwiftUI

/// See [MapPin](https://developer.apple.com/documentation/mapkit/mappin).
public struct MapPin: MapAnnotationProtocol {
  public let _place: _MapPieces

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _place = _MapPieces([MapPiece(coordinate: coordinate, tint: tint)])
  }
}
