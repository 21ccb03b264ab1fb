/// See [GestureState](https://developer.apple.com/documentation/swiftui/gesturestate).
@propertyWrapper
@preconcurrency @MainActor
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

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
