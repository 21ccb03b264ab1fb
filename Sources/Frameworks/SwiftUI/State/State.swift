/// A value that lives as long as its view's place in the hierarchy:
/// [State](https://developer.apple.com/documentation/swiftui/state).
///
/// Outside of a view on screen it keeps its first value, as on iOS.
@propertyWrapper
public struct State<Value> {
  fileprivate let initial: Value
  fileprivate var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }

  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      let value = initial
      return Binding(get: { value }, set: { _ in })
    }
    return Binding(location: StateBindingLocation(location))
  }
}

/// Apart from the type, which belongs to no actor.
extension State: ConnectedProperty, SelfComparingProperty {
  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    location = store.object(at: slot) { StateLocation(initial) }
  }

  static func isSame(_ old: State, _ new: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
