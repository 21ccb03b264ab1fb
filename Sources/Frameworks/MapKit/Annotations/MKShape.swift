/// See [MKShape](https://developer.apple.com/documentation/mapkit/mkshape).
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?

  public override init() { super.init() }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// See [MKMultiPoint](https://developer.apple.com/documentation/mapkit/mkmultipoint).
open class MKMultiPoint: MKShape {
  let coordinates: [CLLocationCoordinate2D]

  init(all coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
    super.init()
  }

  open var pointCount: Int { coordinates.count }

  open override var coordinate: CLLocationCoordinate2D {
    coordinates.isEmpty ? kCLLocationCoordinate2DInvalid : coordinates[coordinates.count / 2]
  }
}
