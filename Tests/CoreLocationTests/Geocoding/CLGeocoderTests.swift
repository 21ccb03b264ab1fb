import CoreLocation
import Testing

@MainActor @Suite struct CLGeocoderTests {
  @Test("A request fails for want of a network")
  func network() async {
    let geocoder = CLGeocoder()
    let codes: (CLError.Code?, Bool) = await withCheckedContinuation { continuation in
      geocoder.geocodeAddressString("Berlin") { placemarks, error in
        continuation.resume(returning: ((error as? CLError)?.code, placemarks == nil))
      }
      #expect(geocoder.isGeocoding)
    }
    #expect(codes.0 == .network && codes.1 && !geocoder.isGeocoding)
  }

  @Test("A request that is cancelled says so")
  func cancel() async {
    let geocoder = CLGeocoder()
    let code = await withCheckedContinuation { continuation in
      geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 1)) { _, error in
        continuation.resume(returning: (error as? CLError)?.code)
      }
      geocoder.cancelGeocode()
    }
    #expect(code == .geocodeCanceled)
  }

  @Test("The asynchronous form throws")
  func asynchronous() async {
    await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Berlin") }
  }
}
