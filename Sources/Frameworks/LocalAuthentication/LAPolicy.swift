/// See [LAPolicy](https://developer.apple.com/documentation/localauthentication/lapolicy).
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}
