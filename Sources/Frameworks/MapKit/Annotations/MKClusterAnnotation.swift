/// See [MKClusterAnnotation](https://developer.apple.com/documentation/mapkit/mkclusterannotation).
///
/// Apps make it: a map shows each annotation alone. It lies in the middle of its members.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.title
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D {
    let places = memberAnnotations.map(\.coordinate)
    guard !places.isEmpty else { return kCLLocationCoordinate2DInvalid }
    return CLLocationCoordinate2D(
      latitude: places.map(\.latitude).reduce(0, +) / Double(places.count),
      longitude: places.map(\.longitude).reduce(0, +) / Double(places.count))
  }
}
