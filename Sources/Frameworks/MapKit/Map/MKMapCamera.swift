/// See [MKMapCamera](https://developer.apple.com/documentation/mapkit/mkmapcamera).
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0

  public override init() { super.init() }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    self.centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// How high the camera is above the ground that it looks at.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
  }

  /// How many metres of ground it sees from top to bottom, looking straight down.
  var visibleMeters: CLLocationDistance { 2 * centerCoordinateDistance * tan(Self.fieldOfView / 2) }

  /// The camera from which a piece of ground is seen.
  convenience init(seeing region: MKCoordinateRegion) {
    let meters = region.span.latitudeDelta * 111_000
    self.init(
      lookingAtCenter: region.center, fromDistance: meters / (2 * tan(Self.fieldOfView / 2)), pitch: 0, heading: 0)
  }

  private static let fieldOfView = Double.pi / 6
}
