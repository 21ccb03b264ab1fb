/// See [MKShape](https://developer.apple.com/documentation/mapkit/mkshape).
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?

  public override init() { super.init() }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
