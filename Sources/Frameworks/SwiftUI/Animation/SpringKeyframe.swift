import Foundation

/// See [SpringKeyframe](https://developer.apple.com/documentation/swiftui/springkeyframe).
public struct SpringKeyframe<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _lastValue = to
  }
}
