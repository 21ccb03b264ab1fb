/// See [PHAuthorizationStatus](https://developer.apple.com/documentation/photokit/phauthorizationstatus).
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
