/// See [MapCameraBounds](https://developer.apple.com/documentation/mapkit/mapcamerabounds).
public struct MapCameraBounds: Equatable, Sendable {
  private var places: MKMapRect?
  private var distances: ClosedRange<CLLocationDistance>

  public init(minimumDistance: CLLocationDistance? = nil, maximumDistance: CLLocationDistance? = nil) {
    let least = max(0, minimumDistance ?? 0)
    distances = least...max(least, maximumDistance ?? .infinity)
  }

  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: CLLocationDistance? = nil,
    maximumDistance: CLLocationDistance? = nil
  ) {
    let (center, span) = (centerCoordinateBounds.center, centerCoordinateBounds.span)
    func corner(_ side: Double) -> MKMapPoint {
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - side * span.latitudeDelta / 2,
          longitude: center.longitude + side * span.longitudeDelta / 2))
    }
    let (first, last) = (corner(-1), corner(1))
    self.init(
      centerCoordinateBounds: MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y),
      minimumDistance: minimumDistance, maximumDistance: maximumDistance)
  }

  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: CLLocationDistance? = nil,
    maximumDistance: CLLocationDistance? = nil
  ) {
    self.init(minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    places = centerCoordinateBounds
  }

  public static func == (first: MapCameraBounds, second: MapCameraBounds) -> Bool {
    first.distances == second.distances && first.places?.minX == second.places?.minX
      && first.places?.minY == second.places?.minY && first.places?.maxX == second.places?.maxX
      && first.places?.maxY == second.places?.maxY
  }

  /// The region that the camera may show in place of another.
  func limited(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    var center = region.center
    if let places {
      let point = MKMapPoint(center)
      center =
        MKMapPoint(x: min(max(point.x, places.minX), places.maxX), y: min(max(point.y, places.minY), places.maxY))
        .coordinate
    }
    let distance = MapCameraUpdateContext(region).camera.distance
    let allowed = min(max(distance, distances.lowerBound), distances.upperBound)
    guard allowed != distance else { return MKCoordinateRegion(center: center, span: region.span) }
    return MapCamera(centerCoordinate: center, distance: allowed).region
  }
}
