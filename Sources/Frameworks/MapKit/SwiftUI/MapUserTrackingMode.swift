/// See [MapUserTrackingMode](https://developer.apple.com/documentation/mapkit/mapusertrackingmode).
public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow
}
