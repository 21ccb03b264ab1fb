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

  @Test("A rectangle of the map is a region of coordinates")
  func rectangle() {
    let world = MKCoordinateRegion(.world)
    #expect(abs(world.center.latitude) < 1e-9 && world.center.longitude == 0)
    #expect(abs(world.span.latitudeDelta - 170.1) < 0.1 && world.span.longitudeDelta == 360)
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 50, longitude: 10))
    let other = MKMapPoint(CLLocationCoordinate2D(latitude: 48, longitude: 14))
    let region = MKCoordinateRegion(
      MKMapRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y))
    #expect(abs(region.center.latitude - 49) < 1e-9 && abs(region.center.longitude - 12) < 1e-9)
    #expect(abs(region.span.latitudeDelta - 2) < 1e-9 && abs(region.span.longitudeDelta - 4) < 1e-9)
  }

  @Test("Rectangles of the map are joined, cut and moved")
  func rectangles() {
    let (a, b) = (
      MKMapRect(x: 0, y: 0, width: 10, height: 20), MKMapRect(x: 5, y: 5, width: 10, height: 10)
    )
    #expect(a.union(b).width == 15 && a.union(b).height == 20)
    let common = a.intersection(b)
    #expect([common.minX, common.minY, common.maxX, common.maxY] == [5, 5, 10, 15])
    #expect(a.intersects(b) && !a.intersects(a.offsetBy(dx: 10, dy: 0)))
    #expect(MKMapRect.null.isEmpty && MKMapRect.null.union(a).width == 10 && a.insetBy(dx: 6, dy: 0).isNull)
    #expect(a.contains(MKMapPoint(x: 10, y: 20)) && !a.contains(b) && MKMapRect.world.contains(b))
    let (slice, rest) = a.divided(atDistance: 4, from: .maxXEdge)
    #expect(slice.minX == 6 && rest.maxX == 6 && slice.height == 20)
  }

  @Test("What lies beyond the map's edge is at its other side")
  func meridian() {
    let rect = MKMapRect(x: -10, y: 0, width: 30, height: 5)
    #expect(rect.spans180thMeridian && rect.remainder().width == 10 && rect.remainder().maxX == MKMapRect.world.maxX)
    #expect(!MKMapRect.world.spans180thMeridian && MKMapRect.world.remainder().isNull)
  }
}
