/// See [FocusedObject](https://developer.apple.com/documentation/swiftui/focusedobject).
@propertyWrapper
@preconcurrency @MainActor
public struct FocusedObject<ObjectType: ObservableObject>: ConnectedProperty, SelfComparingProperty {
  /// See [FocusedObject.Wrapper](https://developer.apple.com/documentation/swiftui/focusedobject/wrapper).
  @dynamicMemberLookup
  @preconcurrency @MainActor
  public struct Wrapper {
    fileprivate let object: ObjectType

    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<Value> {
      Binding(location: ObjectBindingLocation(object, keyPath))
    }
  }

  /// What a view keeps of the object in focus.
  @MainActor
  private final class Memory {
    let reader: FocusedValueReader<ObjectType>
    var observed = ObservedObjectBox<ObjectType>()

    init(_ owner: any StateDependent) {
      reader = FocusedValueReader(for: owner) { $0[objectOf: ObjectType.self] }
    }
  }

  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType? { object }

  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    let memory = store.object(at: slot) { Memory(owner) }
    object = ViewGraph.reading(owner) { memory.reader.value }
    if let object {
      memory.observed.observe(object, for: owner)
    } else {
      memory.observed = ObservedObjectBox()
    }
  }

  static func isSame(_ old: FocusedObject, _ new: FocusedObject) -> Bool { true }
}
