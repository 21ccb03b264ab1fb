/// See [Keyframes](https://developer.apple.com/documentation/swiftui/keyframes).
///
/// Changes take no time here, so only what keyframes end as is asked for.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }

  /// Brings a value to where the keyframes end; types of apps keep the default.
  func _finish<Root>(_ value: inout Root)
}

extension Keyframes {
  public func _finish<Root>(_ value: inout Root) { body._finish(&value) }
}

extension Never: @preconcurrency Keyframes {}

/// Two keyframes that run at the same time.
public struct _KeyframesPair<First: Keyframes, Next: Keyframes>: PrimitiveKeyframes where First.Value == Next.Value {
  public typealias Value = First.Value

  let first: First
  let next: Next

  public func _finish<Root>(_ value: inout Root) {
    first._finish(&value)
    next._finish(&value)
  }
}

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

/// Keyframes that say themselves how they end.
protocol PrimitiveKeyframes: Keyframes where Body == Never {}

extension PrimitiveKeyframes {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// See [KeyframeTrack](https://developer.apple.com/documentation/swiftui/keyframetrack).
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: PrimitiveKeyframes where Content.Value == Part {
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Part>
  private let content: Content

  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {
    self.keyPath = keyPath
    self.content = content()
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    self.init(\.self, content: content)
  }

  public func _finish<Whole>(_ value: inout Whole) {
    guard let last = content._lastValue as? Part, var root = value as? Root else { return }
    root[keyPath: keyPath] = last
    if let whole = root as? Whole { value = whole }
  }
}
