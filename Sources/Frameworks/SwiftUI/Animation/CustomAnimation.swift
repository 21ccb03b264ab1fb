import Foundation

/// See [CustomAnimation](https://developer.apple.com/documentation/swiftui/customanimation).
///
/// Changes take no time here, so nothing asks an animation for values in between.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// See [AnimationContext](https://developer.apple.com/documentation/swiftui/animationcontext).
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public let environment = EnvironmentValues()
}

/// See [AnimationState](https://developer.apple.com/documentation/swiftui/animationstate).
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// See [AnimationStateKey](https://developer.apple.com/documentation/swiftui/animationstatekey).
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension Animation {
  public init<A: CustomAnimation>(_ base: A) { self = .default }
}
