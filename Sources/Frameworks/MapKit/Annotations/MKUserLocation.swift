/// See [MKUserLocation](https://developer.apple.com/documentation/mapkit/mkuserlocation).
///
/// It is not known.
open class MKUserLocation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?

  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

  open var location: CLLocation? { nil }

  open var isUpdating: Bool { false }
}
