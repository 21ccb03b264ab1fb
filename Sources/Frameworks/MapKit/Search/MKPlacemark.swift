@_spi(Windfall) import CoreLocation

/// See [MKPlacemark](https://developer.apple.com/documentation/mapkit/mkplacemark).
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

  open var title: String? { name }

  open var subtitle: String? { locality }
}
