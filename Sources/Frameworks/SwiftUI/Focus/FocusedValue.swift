/// See [FocusedValue](https://developer.apple.com/documentation/swiftui/focusedvalue).
@propertyWrapper
@preconcurrency @MainActor
public struct FocusedValue<Value>: ConnectedProperty, SelfComparingProperty {
  private let read: (FocusedValues) -> Value?
  private var reader: FocusedValueReader<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  public var wrappedValue: Value? { reader?.value ?? read(FocusedValueStore.shared.values) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    reader = store.object(at: slot) { [read] in FocusedValueReader(for: owner, read) }
  }

  static func isSame(_ old: FocusedValue, _ new: FocusedValue) -> Bool { true }
}
