/// See [CMAuthorizationStatus](https://developer.apple.com/documentation/coremotion/cmauthorizationstatus).
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
