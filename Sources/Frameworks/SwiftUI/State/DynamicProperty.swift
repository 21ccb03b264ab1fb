/// A property that the graph connects to its view's place before each evaluation of the body:
/// [DynamicProperty](https://developer.apple.com/documentation/swiftui/dynamicproperty).
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// Gives a view an identifier that no other has: [Namespace](https://developer.apple.com/documentation/swiftui/namespace).
@propertyWrapper
public struct Namespace: ConnectedProperty, SelfComparingProperty {
  /// See [Namespace.ID](https://developer.apple.com/documentation/swiftui/namespace/id).
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier?
  }

  private final class Place {}

  private var place: Place?

  public init() {}

  public var wrappedValue: ID { ID(object: place.map { ObjectIdentifier($0) }) }

  mutating func connect(
    to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent
  ) {
    place = store.object(at: slot) { Place() }
  }

  static func isSame(_ old: Namespace, _ new: Namespace) -> Bool { true }
}

extension Namespace: @unchecked Sendable {}
