import SwiftUI

/// See [MapCircle](https://developer.apple.com/documentation/mapkit/mapcircle).
///
/// It is not drawn.
public struct MapCircle: PrimitiveMapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}

  public init(_ circle: MKCircle) {}

  public func _resolve() -> _MapPieces { _MapPieces([MapPiece()]) }
}
