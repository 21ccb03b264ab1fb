/// See [AVAuthorizationStatus](https://developer.apple.com/documentation/avfoundation/avauthorizationstatus).
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
