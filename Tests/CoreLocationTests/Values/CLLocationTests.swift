import CoreLocation
import Testing

@Suite struct CLLocationTests {
  /// The line of which Vincenty's paper knows the length, from Flinders Peak to Buninyong.
  @Test("Distances are those on the ellipsoid")
  func distance() {
    let peak = CLLocation(latitude: -37.951_033_416_7, longitude: 144.424_867_888_9)
    let buninyong = CLLocation(latitude: -37.652_821_138_9, longitude: 143.926_495_527_8)
    #expect(abs(peak.distance(from: buninyong) - 54_972.271) < 0.05)
    #expect(peak.distance(from: peak) == 0)
  }

  @Test("A degree on the equator, the way over a pole and the other side of the Earth")
  func specialPlaces() {
    let origin = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(origin.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_319.49) < 0.01)
    #expect(abs(origin.distance(from: CLLocation(latitude: 90, longitude: 0)) - 10_001_965.73) < 0.01)
    let other = origin.distance(from: CLLocation(latitude: 0.1, longitude: 179.9))
    #expect(other > 19_900_000 && other < 20_020_000)
    #expect(origin.distance(from: CLLocation(latitude: 0, longitude: 360)) == 0)
  }

  @Test("Test doubles are made without arguments")
  func doubles() {
    final class Placemark: CLPlacemark, @unchecked Sendable {
      override var location: CLLocation? { CLLocation() }
    }
    #expect(Placemark().location?.coordinate.latitude == 0 && CLPlacemark().location == nil)
  }

  @Test("What an initialiser leaves out is unknown")
  func defaults() {
    let location = CLLocation(latitude: 1, longitude: 2)
    #expect(location.coordinate.latitude == 1 && location.coordinate.longitude == 2)
    #expect(location.altitude == 0 && location.horizontalAccuracy == 0 && location.verticalAccuracy == -1)
    #expect(location.speed == -1 && location.course == -1)
  }

  @Test("Coordinates are valid within the degrees of the globe")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("Errors match their codes")
  func errors() throws {
    let error: any Error = CLError(.denied)
    #expect((error as? CLError)?.code == .denied)
    let bridged = error as NSError
    #expect(bridged.domain == kCLErrorDomain && bridged.code == 1)
    do { throw error } catch CLError.denied {} catch { Issue.record("\(error) does not match") }
  }
}
