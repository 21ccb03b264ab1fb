/// See [KeyframesBuilder](https://developer.apple.com/documentation/swiftui/keyframesbuilder).
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// Keyframes without a track move the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value {
    KeyframeTrack(\.self) { expression }
  }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
    accumulated: First, next: Next
  ) -> _KeyframesPair<First, Next> where First.Value == Value, Next.Value == Value {
    _KeyframesPair(first: accumulated, next: next)
  }
}
