/// See [EKAuthorizationStatus](https://developer.apple.com/documentation/eventkit/ekauthorizationstatus).
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  public static let authorized = EKAuthorizationStatus.fullAccess
}
