/// See [EKSpan](https://developer.apple.com/documentation/eventkit/ekspan).
public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}
