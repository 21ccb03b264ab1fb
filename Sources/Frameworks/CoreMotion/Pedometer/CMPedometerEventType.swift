/// See [CMPedometerEventType](https://developer.apple.com/documentation/coremotion/cmpedometereventtype).
public enum CMPedometerEventType: Int, Sendable {
  case pause, resume
}
