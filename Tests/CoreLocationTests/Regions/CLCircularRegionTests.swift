import CoreLocation
import Testing

@Suite struct CLCircularRegionTests {
  @Test("A circle holds what is within its radius")
  func contains() {
    let center = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let region = CLCircularRegion(center: center, radius: 1000, identifier: "centre")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 52.5285, longitude: 13.405)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 52.53, longitude: 13.405)))
  }

  @Test("Regions are the same by their identifier")
  func equality() {
    let center = CLLocationCoordinate2D()
    let one = CLCircularRegion(center: center, radius: 1, identifier: "a")
    #expect(one == CLCircularRegion(center: center, radius: 2, identifier: "a"))
    #expect(one != CLCircularRegion(center: center, radius: 1, identifier: "b"))
  }
}
