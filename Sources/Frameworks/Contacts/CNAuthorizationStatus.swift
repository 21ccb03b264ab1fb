/// See [CNAuthorizationStatus](https://developer.apple.com/documentation/contacts/cnauthorizationstatus).
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
