import MapKit
import SwiftUI
import Testing

@MainActor @Suite struct MKDirectionsTests {
  @Test("Directions fail for want of their service")
  func directions() async {
    let request = MKDirections.Request()
    request.source = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)))
    request.transportType = [.automobile, .walking]
    let directions = MKDirections(request: request)
    let code: MKError.Code? = await withCheckedContinuation { continuation in
      directions.calculate { _, error in continuation.resume(returning: (error as? MKError)?.code) }
      #expect(directions.isCalculating)
    }
    #expect(code == .serverFailure && !directions.isCalculating)
    await #expect(throws: MKError.self) { try await directions.calculate() }
    await #expect(throws: MKError.self) { try await directions.calculateETA() }
    await #expect(throws: MKError.self) { try await MKLookAroundSceneRequest(coordinate: .init()).scene }
  }

  private final class Route: MKRoute, @unchecked Sendable {
    override var distance: CLLocationDistance { 12 }
    override var polyline: MKPolyline { MKPolyline(coordinates: [.init(latitude: 1, longitude: 2)], count: 1) }
  }

  @Test("Tests have routes of their own, and maps take them")
  func routes() {
    let route = Route()
    #expect(route.distance == 12 && route.polyline.pointCount == 1 && route.steps.isEmpty)
    let content = MapPolyline(route).stroke(.blue, lineWidth: 5).mapOverlayLevel(level: .aboveRoads)
    _ = Map { content }
    _ = MapStyle.standard(elevation: .realistic, pointsOfInterest: .including([]), showsTraffic: true)
  }

  @Test("An address is a placemark's")
  func address() {
    let place = MKPlacemark(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      addressDictionary: ["Street": "Main St 1", "City": "Springfield", "ZIP": "123", "CountryCode": "US"])
    #expect(place.thoroughfare == "Main St 1" && place.locality == "Springfield")
    #expect(place.postalCode == "123" && place.isoCountryCode == "US" && place.coordinate.latitude == 1)
  }
}
