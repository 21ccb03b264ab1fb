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
