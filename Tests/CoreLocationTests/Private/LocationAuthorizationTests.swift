import Testing

@testable import CoreLocation

@Suite struct LocationAuthorizationTests {
  @Test("What is asked for is denied, and stays denied")
  func denied() {
    let authorization = LocationAuthorization { $0(false) }
    authorization.request(.authorizedWhenInUse)
    #expect(authorization.status == .denied)
    authorization.request(.authorizedAlways)
    #expect(authorization.status == .denied && !authorization.isAuthorized)
  }

  @Test("What is granted can become more, and not less")
  func granted() {
    let authorization = LocationAuthorization { $0(true) }
    authorization.request(.authorizedWhenInUse)
    #expect(authorization.status == .authorizedWhenInUse)
    authorization.request(.authorizedAlways)
    #expect(authorization.status == .authorizedAlways)
    authorization.request(.authorizedWhenInUse)
    #expect(authorization.status == .authorizedAlways)
  }
}
