/// See [MKPolygon](https://developer.apple.com/documentation/mapkit/mkpolygon).
open class MKPolygon: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(all: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}
