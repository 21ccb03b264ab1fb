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
      Binding(location: ObjectBindingLocation(object, keyPath, remembers: true))
    }
  }

  nonisolated(unsafe) private var object: ObjectType

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }

  nonisolated public init(initialValue: ObjectType) { object = initialValue }

  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    store.object(at: slot) { ObservedObjectBox<ObjectType>() }.observe(wrappedValue, for: owner)
  }

  static func isSame(_ old: ObservedObject, _ new: ObservedObject) -> Bool { old.wrappedValue === new.wrappedValue }
}

/// An observable object that lives as long as its view's place:
/// [StateObject](https://developer.apple.com/documentation/swiftui/stateobject).
@propertyWrapper
@preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty, SelfComparingProperty {
  nonisolated(unsafe) private let make: () -> ObjectType
  private var kept: ObservedObjectBox<ObjectType>?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { kept?.object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    let box = store.object(at: slot) { ObservedObjectBox<ObjectType>() }
    if box.object == nil { box.observe(make(), for: owner) }
    kept = box
  }

  /// The object that is kept stays in any case. What the view is given for it anew, as in `init(model:)`, makes the view a
  /// changed one, as on iOS: it may show what that knows of.
  static func isSame(_ old: StateObject, _ new: StateObject) -> Bool {
    // A closure is a function and what it has captured: one object itself, or a box that is made anew each time. It
    // lies first, and is read where it lies: handed over as a value it would be wrapped.
    func captured(_ object: StateObject) -> UInt {
      withUnsafeBytes(of: object) { $0.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) }
    }
    return captured(old) == captured(new)
  }
}

/// A binding to a property of an object.
final class ObjectBindingLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  /// What the property was when the binding was made. An observable object does not say which property changes, nor are
  /// those who read it by a binding known: a view that is given the binding is a changed one when the value is another.
  private let made: Value?

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, remembers: Bool = false) {
    self.object = object
    self.path = path
    made = remembers ? object[keyPath: path] : nil
  }

  override func get() -> Value { object[keyPath: path] }
  override func set(_ value: Value, _ transaction: Transaction) { object[keyPath: path] = value }
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectBindingLocation<Object, Value> else { return false }
    guard other.object === object, other.path == path else { return false }
    guard let made, let otherMade = other.made else { return made == nil && other.made == nil }
    return ValueMemory.areEqual(made, otherMade)
  }
}
