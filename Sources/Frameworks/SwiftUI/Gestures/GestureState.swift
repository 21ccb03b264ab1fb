import UIKit

/// See [GestureState](https://developer.apple.com/documentation/swiftui/gesturestate).
@propertyWrapper
public struct GestureState<Value>: ConnectedProperty, SelfComparingProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value { location?.value ?? initial }

  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { location?.value = value }

  func reset() { location?.value = initial }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    location = store.object(at: slot) { StateLocation(initial) }
  }

  static func isSame(_ old: GestureState, _ new: GestureState) -> Bool { true }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// See [GestureStateGesture](https://developer.apple.com/documentation/swiftui/gesturestategesture).
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  nonisolated(unsafe) let base: Base
  nonisolated(unsafe) let state: GestureState<State>
  let update: @MainActor (Base.Value, inout State, inout Transaction) -> Void

  nonisolated init(
    base: Base, state: GestureState<State>,
    update: @escaping @MainActor (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.update = update
  }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    base._recognizers {
      current()?.base
    } _: { phase, value in
      if let own = current() {
        if phase == .changed {
          var transaction = Transaction()
          var new = own.state.wrappedValue
          own.update(value, &new, &transaction)
          own.state.set(new)
        } else {
          own.state.reset()
        }
      }
      report(phase, value)
    }
  }
}
