/// See [CNAuthorizationStatus](https://developer.apple.com/documentation/contacts/cnauthorizationstatus).
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// See [CNEntityType](https://developer.apple.com/documentation/contacts/cnentitytype).
public enum CNEntityType: Int, Sendable {
  case contacts
}
