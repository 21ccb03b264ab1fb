/// See [MKPointAnnotation](https://developer.apple.com/documentation/mapkit/mkpointannotation).
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  public override init() { super.init() }

  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init()
  }

  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
}
