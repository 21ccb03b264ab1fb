/// See [MKMapType](https://developer.apple.com/documentation/mapkit/mkmaptype).
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// See [MKUserTrackingMode](https://developer.apple.com/documentation/mapkit/mkusertrackingmode).
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}
