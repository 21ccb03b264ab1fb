/// See [AppEntity](https://developer.apple.com/documentation/appintents/appentity).
public protocol AppEntity: DisplayRepresentable, Identifiable, PersistentlyIdentifiable, Sendable
where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery

  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>

  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// See [EntityProperty](https://developer.apple.com/documentation/appintents/entityproperty).
@propertyWrapper
public final class EntityProperty<Value>: Sendable {
  private let current: ValueLater<Value>

  public var title: LocalizedStringResource? { current.title }

  public var wrappedValue: Value {
    get { current.value(of: "the entity's property") }
    set { current.set(newValue) }
  }

  public var projectedValue: EntityProperty<Value> { self }

  public init(title: LocalizedStringResource? = nil, identifier: String? = nil) {
    current = ValueLater(title: title, nil)
  }
}

/// See [TransientAppEntity](https://developer.apple.com/documentation/appintents/transientappentity).
public protocol TransientAppEntity: DisplayRepresentable, PersistentlyIdentifiable, Sendable {
  init()
}

extension TransientAppEntity {
  public typealias Property<Value> = EntityProperty<Value>

  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// See [IndexedEntity](https://developer.apple.com/documentation/appintents/indexedentity).
public protocol IndexedEntity: AppEntity {}

/// See [URLRepresentableEntity](https://developer.apple.com/documentation/appintents/urlrepresentableentity).
public protocol URLRepresentableEntity: AppEntity {}

/// See [EntityIdentifierConvertible](https://developer.apple.com/documentation/appintents/entityidentifierconvertible).
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }

  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }

  public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { "\(self)" }

  public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }

  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
