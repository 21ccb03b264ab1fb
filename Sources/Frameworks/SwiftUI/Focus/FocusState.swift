/// See [FocusState](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// See [FocusState.Binding](https://developer.apple.com/documentation/swiftui/focusstate/binding).
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    fileprivate let initial: Value

    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  fileprivate let initial: Value
  fileprivate var location: StateLocation<Value>?

  public init() where Value == Bool { initial = false }

  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding { Binding(location: location, initial: initial) }
}

/// Apart from the type, which belongs to no actor.
extension FocusState.Binding: SelfComparingProperty {
  static func isSame(_ old: Self, _ new: Self) -> Bool { old.location === new.location }
}

/// Apart from the type, which belongs to no actor.
extension FocusState: ConnectedProperty, SelfComparingProperty {
  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    location = store.object(at: slot) { StateLocation(initial) }
  }

  static func isSame(_ old: FocusState, _ new: FocusState) -> Bool { true }
}

/// See [AccessibilityFocusState](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
///
/// No assistive technology runs here, so its focus is nowhere, whatever is asked for.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// See [Binding](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding).
  @propertyWrapper
  public struct Binding {
    fileprivate let nowhere: Value

    public var wrappedValue: Value {
      get { nowhere }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }

  private let nowhere: Value

  public init() where Value == Bool { nowhere = false }

  public init<T: Hashable>() where Value == T? { nowhere = nil }

  public var wrappedValue: Value {
    get { nowhere }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(nowhere: nowhere) }
}

/// Apart from the type, which belongs to no actor.
extension AccessibilityFocusState: DynamicProperty {}

nonisolated extension View {
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self { self }

  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> Self { self }
}
