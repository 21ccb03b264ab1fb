import MapKit
import Testing

@Suite struct MKCoordinateRegionTests {
  @Test("Metres become degrees, more of them away from the equator")
  func meters() {
    let equator = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), latitudinalMeters: 111_319.49,
      longitudinalMeters: 111_319.49)
    #expect(abs(equator.span.latitudeDelta - 1) < 0.001 && abs(equator.span.longitudeDelta - 1) < 0.001)
    let north = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 1000, longitudinalMeters: 1000)
    #expect(abs(north.span.longitudeDelta / north.span.latitudeDelta - 2) < 0.001)
  }

  @Test("A point of the map and its coordinate are the same place")
  func points() {
    let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let point = MKMapPoint(berlin)
    #expect(abs(point.coordinate.latitude - 52.52) < 1e-9 && abs(point.coordinate.longitude - 13.405) < 1e-9)
    #expect(MKMapPoint(CLLocationCoordinate2D()).x == 134_217_728)
    #expect(point.distance(to: point) == 0)
  }
}
