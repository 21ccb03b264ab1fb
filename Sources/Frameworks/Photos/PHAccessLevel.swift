/// See [PHAccessLevel](https://developer.apple.com/documentation/photokit/phaccesslevel).
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// See [PHAuthorizationStatus](https://developer.apple.com/documentation/photokit/phauthorizationstatus).
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
