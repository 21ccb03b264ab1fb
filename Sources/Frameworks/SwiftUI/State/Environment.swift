import Observation

/// A value from the view's surroundings:
/// [Environment](https://developer.apple.com/documentation/swiftui/environment).
@propertyWrapper
public struct Environment<Value>: ConnectedProperty, SelfComparingProperty {
  private let read: (EnvironmentValues) -> Value
  private let areEqual: @MainActor (Value, Value) -> Bool
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    areEqual = { ValueMemory.areEqual($0, $1) }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      guard let object = environment.object(of: objectType) else {
        fatalError(
          "No Observable object of type \(objectType) found. "
            + "A View.environment(_:) for \(objectType) may be missing as an ancestor of this view.")
      }
      return object
    }
    areEqual = { $0 === $1 }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(of: objectType) }
    areEqual = { $0 === $1 }
  }

  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    value = read(environment)
    store.noteRead(EnvironmentRead { [read, areEqual] in areEqual(read($0), read($1)) })
  }

  static func isSame(_ old: Environment, _ new: Environment) -> Bool { true }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// A key of [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentkey).
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// An observable object that an ancestor view supplied:
/// [EnvironmentObject](https://developer.apple.com/documentation/swiftui/environmentobject).
@propertyWrapper
@preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty, SelfComparingProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var _store: ObjectType?
  /// ViewInspector puts an object into a view by the place of these two.
  private var _seed = 0

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = _store else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    _store = environment.object(of: ObjectType.self)
    store.noteRead(
      EnvironmentRead { $0.object(of: ObjectType.self) === $1.object(of: ObjectType.self) })
    guard let object = _store else { return }
    store.object(at: slot) { ObservedObjectBox<ObjectType>() }.observe(object, for: owner)
  }

  static func isSame(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool { true }
}
