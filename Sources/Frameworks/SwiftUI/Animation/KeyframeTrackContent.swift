/// See [KeyframeTrackContent](https://developer.apple.com/documentation/swiftui/keyframetrackcontent).
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The value that the keyframes end with, if there are any; types of apps keep the default.
  var _lastValue: Any? { get }
}

extension KeyframeTrackContent {
  public var _lastValue: Any? { body._lastValue }
}

extension Never: @preconcurrency KeyframeTrackContent {}
