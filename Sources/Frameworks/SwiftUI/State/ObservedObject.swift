/// An observable object from elsewhere, whose changes update the view:
/// [ObservedObject](https://developer.apple.com/documentation/swiftui/observedobject).
@propertyWrapper
@preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty, SelfComparingProperty {
  /// Gives bindings to the properties of the object:
  /// [ObservedObject.Wrapper](https://developer.apple.com/documentation/swiftui/observedobject/wrapper).
  @dynamicMemberLookup
  @preconcurrency @MainActor
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectBindingLocation(object, keyPath))
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    store.object(at: slot) { ObservedObjectBox<ObjectType>() }.observe(wrappedValue, for: owner)
  }

  static func isSame(_ old: ObservedObject, _ new: ObservedObject) -> Bool { old.wrappedValue === new.wrappedValue }
}
