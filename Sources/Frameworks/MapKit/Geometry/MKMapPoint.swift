/// See [MKMapPoint](https://developer.apple.com/documentation/mapkit/mkmappoint).
public struct MKMapPoint: Sendable {
  /// The width of the whole map.
  static let world = 268_435_456.0
  /// Of longitude, on the equator.
  static let metersPerDegree = 111_319.49

  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.world
  }

  public var coordinate: CLLocationCoordinate2D {
    let angle = Double.pi * (1 - 2 * y / Self.world)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / Self.world * 360 - 180)
  }

  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (start, end) = (coordinate, other.coordinate)
    return CLLocation(latitude: start.latitude, longitude: start.longitude)
      .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }
}

/// See [MKMetersPerMapPointAtLatitude](https://developer.apple.com/documentation/mapkit/mkmeterspermappointatlatitude(_:)).
///
/// On a globe that is a sphere.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  cos(latitude * .pi / 180) * 360 * MKMapPoint.metersPerDegree / MKMapPoint.world
}

/// See [MKMapPointsPerMeterAtLatitude](https://developer.apple.com/documentation/mapkit/mkmappointspermeteratlatitude(_:)).
///
/// On a globe that is a sphere.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
