/// See [MKCircle](https://developer.apple.com/documentation/mapkit/mkcircle).
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  open private(set) var radius: CLLocationDistance

  /// A circle without a size, at the first place of all, as on iOS.
  public override convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
    super.init()
  }

  /// The circle whose diameter is the longer side of a rectangle.
  public convenience init(mapRect: MKMapRect) {
    let middle = mapRect.middle
    let radius = max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude)
    self.init(center: middle, radius: radius)
  }

  open override var coordinate: CLLocationCoordinate2D { center }

  open var boundingMapRect: MKMapRect {
    let (point, reach) = (MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude))
    return MKMapRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// See [MKCircleRenderer](https://developer.apple.com/documentation/mapkit/mkcirclerenderer).
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }

  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  public override init() { super.init() }

  open var circle: MKCircle? { overlay(of: MKCircle.self) }
}

/// See [MKPolygonRenderer](https://developer.apple.com/documentation/mapkit/mkpolygonrenderer).
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }

  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  public override init() { super.init() }

  open var polygon: MKPolygon? { overlay(of: MKPolygon.self) }
}

/// See [MKPolylineRenderer](https://developer.apple.com/documentation/mapkit/mkpolylinerenderer).
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }

  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  public override init() { super.init() }

  open var polyline: MKPolyline? { overlay(of: MKPolyline.self) }
}
