/// See [EKEntityType](https://developer.apple.com/documentation/eventkit/ekentitytype).
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}
