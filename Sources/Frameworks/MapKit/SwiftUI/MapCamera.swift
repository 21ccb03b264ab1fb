import CoreLocation

/// See [MapCamera](https://developer.apple.com/documentation/mapkit/mapcamera).
public struct MapCamera: Hashable, Sendable {
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  private var latitude: Double
  private var longitude: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    latitude = centerCoordinate.latitude
    longitude = centerCoordinate.longitude
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public var centerCoordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    set { (latitude, longitude) = (newValue.latitude, newValue.longitude) }
  }

  /// What the camera sees when it looks straight down.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: distance, longitudinalMeters: distance)
  }
}
