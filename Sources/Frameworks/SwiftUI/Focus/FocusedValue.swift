@_spi(Windfall) import UIKit

/// See [FocusedValue](https://developer.apple.com/documentation/swiftui/focusedvalue).
@propertyWrapper
public struct FocusedValue<Value> {
  fileprivate let read: (FocusedValues) -> Value?
  fileprivate var reader: FocusedValueReader<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  public var wrappedValue: Value? {
    nonisolated(unsafe) let own = self
    return MainActor.unchecked { own.reader?.value ?? own.read(FocusedValueStore.shared.values) }
  }
}

/// Apart from the type, which belongs to no actor.
extension FocusedValue: ConnectedProperty, SelfComparingProperty {
  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    reader = store.object(at: slot) { [read] in FocusedValueReader(for: owner, read) }
  }

  static func isSame(_ old: FocusedValue, _ new: FocusedValue) -> Bool { true }
}

/// See [FocusedBinding](https://developer.apple.com/documentation/swiftui/focusedbinding).
@propertyWrapper
public struct FocusedBinding<Value> {
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

/// Apart from the type, which belongs to no actor.
extension FocusedBinding: DynamicProperty {}

/// See [FocusedValueKey](https://developer.apple.com/documentation/swiftui/focusedvaluekey).
public protocol FocusedValueKey {
  associatedtype Value
}

/// See [FocusedValues](https://developer.apple.com/documentation/swiftui/focusedvalues).
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Objects are found by their class.
  subscript<ObjectType: AnyObject>(objectOf type: ObjectType.Type) -> ObjectType? {
    get { values[ObjectIdentifier(type)] as? ObjectType }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

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
      Binding(location: ObjectBindingLocation(object, keyPath, remembers: true))
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
