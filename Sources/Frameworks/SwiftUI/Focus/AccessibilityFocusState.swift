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
