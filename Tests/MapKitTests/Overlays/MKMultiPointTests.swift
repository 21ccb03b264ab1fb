import MapKit
import Testing

@Suite struct MKMultiPointTests {
  let corners = [
    CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 10, longitude: 20),
    CLLocationCoordinate2D(latitude: 5, longitude: 40),
  ]

  @Test("Shapes can be made without a point, as NSObject's initialiser makes them")
  func empty() {
    let shapes = [MKPolyline(), MKPolygon(), MKGeodesicPolyline(), MKMultiPoint()]
    #expect(shapes.allSatisfy { $0.pointCount == 0 && !CLLocationCoordinate2DIsValid($0.coordinate) })
    #expect(MKPolyline().boundingMapRect.isNull && MKMultiPolyline().boundingMapRect.isNull)
    #expect(MKCircle().radius == 0 && MKMultiPolygon().polygons.isEmpty)
  }

  @Test("A line gives back its points and its coordinates, and what holds them all")
  func line() {
    let line = MKPolyline(coordinates: corners, count: corners.count)
    #expect(line.pointCount == 3)
    #expect(abs(line.points()[1].coordinate.longitude - 20) < 1e-9)
    var read = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&read, range: NSRange(location: 1, length: 2))
    #expect(abs(read[0].latitude - 10) < 1e-9 && abs(read[1].longitude - 40) < 1e-9)
    let rect = line.boundingMapRect
    #expect(rect.minX == MKMapPoint(corners[0]).x && rect.maxX == MKMapPoint(corners[2]).x)
    #expect(rect.minY == MKMapPoint(corners[1]).y && rect.maxY == MKMapPoint(corners[0]).y)
    #expect(line.intersects(rect) && !line.intersects(rect.offsetBy(dx: 0, dy: 2 * rect.height)))
    #expect(!line.canReplaceMapContent)
  }

  @Test("Points of the map are points as well, and several lines have a rectangle together")
  func points() {
    let points = corners.map(MKMapPoint.init)
    let line = MKPolyline(points: points, count: 2)
    let area = MKPolygon(points: points, count: 3, interiorPolygons: [MKPolygon(points: points, count: 1)])
    #expect(line.points()[1].x == points[1].x && area.interiorPolygons?.first?.pointCount == 1)
    let both = MKMultiPolyline([line, MKPolyline(points: Array(points.reversed()), count: 2)])
    #expect(both.boundingMapRect.maxX == points[2].x && both.polylines.count == 2)
    #expect(CLLocationCoordinate2DIsValid(both.coordinate))
  }

  @Test("A circle is as wide as its diameter, and fits into a square")
  func circle() {
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 60, longitude: 10), radius: 1000)
    let rect = circle.boundingMapRect
    #expect(abs(rect.width * MKMetersPerMapPointAtLatitude(60) - 2000) < 0.001)
    let again = MKCircle(mapRect: rect)
    #expect(abs(again.radius - 1000) < 0.001 && abs(again.coordinate.latitude - 60) < 1e-6)
  }

  @Test("Renderers are made with an overlay, or with nothing")
  @MainActor func renderers() {
    let line = MKPolyline()
    #expect(MKPolylineRenderer(polyline: line).polyline === line)
    #expect(
      MKPolylineRenderer().polyline == nil && MKCircleRenderer().circle == nil && MKPolygonRenderer().polygon == nil)
    #expect(MKOverlayRenderer().alpha == 1 && MKOverlayPathRenderer().lineWidth == 0)
  }
}
