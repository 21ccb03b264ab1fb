/// Keyframes that follow each other.
public struct _KeyframeSequence<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?
}
