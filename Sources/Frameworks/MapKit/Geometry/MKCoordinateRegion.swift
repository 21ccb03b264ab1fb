/// See [MKCoordinateRegion](https://developer.apple.com/documentation/mapkit/mkcoordinateregion).
public struct MKCoordinateRegion: Sendable {
  /// The length of a degree of a meridian.
  private static let metersPerDegree = 40_075_016.685_578_5 / 360

  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let latitude = latitudinalMeters / Self.metersPerDegree
    let narrowing = max(0.000_001, cos(centerCoordinate.latitude * .pi / 180))
    let longitude = min(360, longitudinalMeters / (Self.metersPerDegree * narrowing))
    self.init(
      center: centerCoordinate, span: MKCoordinateSpan(latitudeDelta: min(180, latitude), longitudeDelta: longitude))
  }

  public init(_ rect: MKMapRect) {
    let northWest = rect.origin.coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (northWest.latitude + southEast.latitude) / 2,
        longitude: (northWest.longitude + southEast.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude))
  }

  func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let longitude = (coordinate.longitude - center.longitude).remainder(dividingBy: 360)
    return abs(coordinate.latitude - center.latitude) <= span.latitudeDelta / 2
      && abs(longitude) <= span.longitudeDelta / 2
  }
}
