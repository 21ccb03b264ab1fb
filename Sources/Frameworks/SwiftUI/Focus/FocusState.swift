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

/// See [AccessibilityFocusState](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
///
/// No assistive technology runs here, so its focus is nowhere, whatever is asked for.
@propertyWrapper
@preconcurrency @MainActor
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// See [Binding](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding).
  @propertyWrapper
  @preconcurrency @MainActor
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

extension View {
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self { self }

  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
  ) -> Self { self }
}
