/// See [MKCircle](https://developer.apple.com/documentation/mapkit/mkcircle).
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  open private(set) var radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
    super.init()
  }

  open override var coordinate: CLLocationCoordinate2D { center }
}

/// See [MKCircleRenderer](https://developer.apple.com/documentation/mapkit/mkcirclerenderer).
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  open var circle: MKCircle? { overlay as? MKCircle }
}

/// See [MKPolygon](https://developer.apple.com/documentation/mapkit/mkpolygon).
open class MKPolygon: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(all: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

/// See [MKPolygonRenderer](https://developer.apple.com/documentation/mapkit/mkpolygonrenderer).
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  open var polygon: MKPolygon? { overlay as? MKPolygon }
}

/// See [MKPolyline](https://developer.apple.com/documentation/mapkit/mkpolyline).
open class MKPolyline: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(all: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

/// See [MKPolylineRenderer](https://developer.apple.com/documentation/mapkit/mkpolylinerenderer).
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  open var polyline: MKPolyline? { overlay as? MKPolyline }
}
