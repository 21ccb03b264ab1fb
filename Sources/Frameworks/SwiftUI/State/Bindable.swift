import Observation

/// Gives bindings to the properties of an observable object:
/// [Bindable](https://developer.apple.com/documentation/swiftui/bindable).
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  @available(*, unavailable, message: "the wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("@Bindable needs an Observable object") }

  init(kept wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(kept: wrappedValue) }

  public init(_ wrappedValue: Value) { self.init(kept: wrappedValue) }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectBindingLocation(wrappedValue, keyPath))
  }
}
