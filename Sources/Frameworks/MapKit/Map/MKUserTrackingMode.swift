/// See [MKUserTrackingMode](https://developer.apple.com/documentation/mapkit/mkusertrackingmode).
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}
