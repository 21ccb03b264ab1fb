/// See [KeyframeAnimator](https://developer.apple.com/documentation/swiftui/keyframeanimator).
///
/// Changes take no time here: a run is over when it begins. One that repeats rests where each of its rounds begins.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  nonisolated(unsafe) private let content: (Value) -> Content
  nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
  nonisolated(unsafe) private let trigger: AnyEquatable?
  nonisolated(unsafe) private let start: Value
  private let repeats: Bool
  /// Where the last run ended; nil before the first.
  @State private var reached: Value?

  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content
    self.keyframes = keyframes
    self.trigger = AnyEquatable(trigger)
    start = initialValue
    repeats = true
  }

  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content
    self.keyframes = keyframes
    trigger = nil
    start = initialValue
    repeats = repeating
  }

  public var body: some View {
    let value = reached ?? (repeats ? start : Self.end(of: keyframes(start), start))
    return content(value).onChange(of: trigger) { reached = Self.end(of: keyframes(value), value) }
  }

  private static func end(of keyframes: KeyframePath, _ start: Value) -> Value {
    var value = start
    keyframes._finish(&value)
    return value
  }
}

nonisolated extension View {
  /// The content is the view itself.
  public func keyframeAnimator<Value, V: View, K: Keyframes<Value>>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Self, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(self, $0) }, keyframes: keyframes)
  }

  public func keyframeAnimator<Value, V: View, K: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(self, $0) }, keyframes: keyframes)
  }
}
