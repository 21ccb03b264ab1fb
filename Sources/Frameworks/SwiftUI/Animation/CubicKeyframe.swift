import Foundation

/// See [CubicKeyframe](https://developer.apple.com/documentation/swiftui/cubickeyframe).
public struct CubicKeyframe<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?

  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _lastValue = to
  }
}
