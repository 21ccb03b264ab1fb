/// See [LABiometryType](https://developer.apple.com/documentation/localauthentication/labiometrytype).
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  case opticID = 4
}
