/// See [CLAuthorizationStatus](https://developer.apple.com/documentation/corelocation/clauthorizationstatus).
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  public static let authorized = CLAuthorizationStatus.authorizedAlways
}
