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
