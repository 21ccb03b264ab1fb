/// See [FocusedBinding](https://developer.apple.com/documentation/swiftui/focusedbinding).
@propertyWrapper
@preconcurrency @MainActor
public struct FocusedBinding<Value>: DynamicProperty {
  private let binding: FocusedValue<Binding<Value>>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}
