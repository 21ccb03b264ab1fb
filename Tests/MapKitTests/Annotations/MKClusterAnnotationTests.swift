import MapKit
import Testing

@Suite struct MKClusterAnnotationTests {
  private final class Delegate: NSObject, MKMapViewDelegate {}

  private func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title, subtitle: nil)
  }

  @Test func `A cluster has the title of its first member, and lies in the middle`() {
    let cluster = MKClusterAnnotation(memberAnnotations: [point("a", 10, 20), point("b", 20, 40)])
    #expect(cluster.title == "a" && cluster.memberAnnotations.count == 2)
    #expect(cluster.coordinate.latitude == 15 && cluster.coordinate.longitude == 30)
    #expect(!CLLocationCoordinate2DIsValid(MKClusterAnnotation(memberAnnotations: []).coordinate))
  }

  @Test @MainActor func `A delegate without clusters of its own gives a plain one`() {
    let cluster = Delegate().mapView(MKMapView(), clusterAnnotationForMemberAnnotations: [point("a", 1, 2)])
    #expect(cluster.title == "a")
  }
}
