import SwiftUI

/// See [MapAnnotation](https://developer.apple.com/documentation/mapkit/mapannotation).
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _place: _MapPieces

  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    _place = _MapPieces([
      MapPiece(
        coordinate: coordinate, view: AnyView(content()), anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y))
    ])
  }
}
