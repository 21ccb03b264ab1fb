import Foundation

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

/// See [KeyframeTrackContentBuilder](https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder).
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_lastValue: components.last?._lastValue)
  }

  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_lastValue: component._lastValue)
  }

  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_lastValue: component._lastValue)
  }

  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_lastValue: nil) }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> _KeyframeSequence<Value> where First.Value == Value, Next.Value == Value {
    _KeyframeSequence(_lastValue: next._lastValue ?? accumulated._lastValue)
  }
}

/// Keyframes of one track that say themselves how they end.
protocol PrimitiveKeyframeTrackContent: KeyframeTrackContent where Body == Never {}

extension PrimitiveKeyframeTrackContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Keyframes that follow each other.
public struct _KeyframeSequence<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?
}

/// See [CubicKeyframe](https://developer.apple.com/documentation/swiftui/cubickeyframe).
public struct CubicKeyframe<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?

  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _lastValue = to
  }
}

/// See [LinearKeyframe](https://developer.apple.com/documentation/swiftui/linearkeyframe).
public struct LinearKeyframe<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _lastValue = to }
}

/// See [MoveKeyframe](https://developer.apple.com/documentation/swiftui/movekeyframe).
public struct MoveKeyframe<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?

  public init(_ to: Value) { _lastValue = to }
}

/// See [SpringKeyframe](https://developer.apple.com/documentation/swiftui/springkeyframe).
public struct SpringKeyframe<Value>: PrimitiveKeyframeTrackContent {
  public let _lastValue: Any?

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _lastValue = to
  }
}
