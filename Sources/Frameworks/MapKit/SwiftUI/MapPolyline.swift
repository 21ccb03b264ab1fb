import SwiftUI

/// See [MapPolyline](https://developer.apple.com/documentation/mapkit/mappolyline).
///
/// It is not drawn.
public struct MapPolyline: PrimitiveMapContent {
  /// See [MapPolyline.ContourStyle](https://developer.apple.com/documentation/mapkit/mappolyline/contourstyle).
  public enum ContourStyle: Hashable, Sendable { case straight, geodesic }

  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}

  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}

  public init(_ polyline: MKPolyline) {}

  public init(_ route: MKRoute) {}

  public func _resolve() -> _MapPieces { _MapPieces([MapPiece()]) }
}

/// See [MapPolygon](https://developer.apple.com/documentation/mapkit/mappolygon).
///
/// It is not drawn.
public struct MapPolygon: PrimitiveMapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}

  public init(points: [MKMapPoint]) {}

  public init(_ polygon: MKPolygon) {}

  public func _resolve() -> _MapPieces { _MapPieces([MapPiece()]) }
}

/// See [MapCircle](https://developer.apple.com/documentation/mapkit/mapcircle).
///
/// It is not drawn.
public struct MapCircle: PrimitiveMapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}

  public init(mapRect: MKMapRect) {}

  public init(_ circle: MKCircle) {}

  public func _resolve() -> _MapPieces { _MapPieces([MapPiece()]) }
}

/// See [EmptyMapContent](https://developer.apple.com/documentation/mapkit/emptymapcontent).
public struct EmptyMapContent: PrimitiveMapContent {
  public init() {}

  public func _resolve() -> _MapPieces { _MapPieces([]) }
}

/// Content of a map that says itself what it consists of.
@preconcurrency @MainActor
protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Optional: MapContent where Wrapped: MapContent {
  public func _resolve() -> _MapPieces { self?._resolve() ?? _MapPieces([]) }
}

extension Optional: PrimitiveMapContent where Wrapped: MapContent {}
