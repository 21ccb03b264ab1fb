/// See [MKAnnotation](https://developer.apple.com/documentation/mapkit/mkannotation).
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }

  public var subtitle: String? { nil }
}
