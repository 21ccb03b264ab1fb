/// An observable object that lives as long as its view's place:
/// [StateObject](https://developer.apple.com/documentation/swiftui/stateobject).
@propertyWrapper
@preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty, SelfComparingProperty {
  private let make: () -> ObjectType
  private var kept: ObservedObjectBox<ObjectType>?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { kept?.object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    let box = store.object(at: slot) { ObservedObjectBox<ObjectType>() }
    if box.object == nil { box.observe(make(), for: owner) }
    kept = box
  }

  static func isSame(_ old: StateObject, _ new: StateObject) -> Bool { true }
}
