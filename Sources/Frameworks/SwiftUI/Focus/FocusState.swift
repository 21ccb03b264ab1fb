/// See [FocusState](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper
@preconcurrency @MainActor
public struct FocusState<Value: Hashable>: ConnectedProperty, SelfComparingProperty {
  /// See [FocusState.Binding](https://developer.apple.com/documentation/swiftui/focusstate/binding).
  @propertyWrapper
  @preconcurrency @MainActor
  public struct Binding: SelfComparingProperty {
    let location: StateLocation<Value>?
    fileprivate let initial: Value

    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding { self }

    static func isSame(_ old: Binding, _ new: Binding) -> Bool { old.location === new.location }
  }

  private let initial: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool { initial = false }

  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    location = store.object(at: slot) { StateLocation(initial) }
  }

  static func isSame(_ old: FocusState, _ new: FocusState) -> Bool { true }
}
