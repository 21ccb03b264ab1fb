/// See [MoveKeyframe](https://developer.apple.com/documentation/swiftui/movekeyframe).
public struct MoveKeyframe<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?

  public init(_ to: Value) { _lastValue = to }
}
