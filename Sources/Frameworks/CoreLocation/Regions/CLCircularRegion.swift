/// See [CLCircularRegion](https://developer.apple.com/documentation/corelocation/clcircularregion).
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  open private(set) var center: CLLocationCoordinate2D
  open private(set) var radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(named: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.wgs84.distance(from: center, to: coordinate) <= radius
  }
}
