import Foundation

/// See [LinearKeyframe](https://developer.apple.com/documentation/swiftui/linearkeyframe).
public struct LinearKeyframe<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?

  public init(_ to: Value, duration: TimeInterval) { _lastValue = to }
}
