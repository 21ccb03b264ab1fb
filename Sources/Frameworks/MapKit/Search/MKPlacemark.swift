@_spi(Windfall) import CoreLocation

/// See [MKPlacemark](https://developer.apple.com/documentation/mapkit/mkplacemark).
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// The parts of the dictionary that are known by a key of postal addresses are the placemark's.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    super.init(location: location, address: addressDictionary ?? [:])
  }

  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

  open var title: String? { name }

  open var subtitle: String? { locality }
}
