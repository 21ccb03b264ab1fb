/// See [MKPolyline](https://developer.apple.com/documentation/mapkit/mkpolyline).
open class MKPolyline: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(all: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}
