/// See [CMMotionActivityConfidence](https://developer.apple.com/documentation/coremotion/cmmotionactivityconfidence).
public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}
