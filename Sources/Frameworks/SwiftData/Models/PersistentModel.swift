@_spi(Windfall) import CoreData

/// See [PersistentModel](https://developer.apple.com/documentation/swiftdata/persistentmodel).
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  associatedtype Root: PersistentModel = Self

  init(backingData: any BackingData<Self>)

  var persistentBackingData: any BackingData<Self> { get set }

  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// Tells those who observe a property that it has changed, for lowered code.
  func windfallNotify<_Model, _Member>(_ keyPath: KeyPath<_Model, _Member>)

  /// What `#Unique` and `#Index` say, for lowered code.
  static var windfallUniqueKeyPaths: [[AnyKeyPath]] { get }
  static var windfallIndexKeyPaths: [[AnyKeyPath]] { get }
}

extension PersistentModel {
  public static var windfallUniqueKeyPaths: [[AnyKeyPath]] { [] }

  public static var windfallIndexKeyPaths: [[AnyKeyPath]] { [] }

  public static func createBackingData<P: PersistentModel>() -> some BackingData<P> { ModelStorage<P>(for: P.self) }

  var storage: ModelStorage<Self> { ModelStorage.of(persistentBackingData) }

  /// The context that the model was inserted into or fetched by; nil before and after.
  public var modelContext: ModelContext? { storage.object?.modelContext }

  /// Another one before the model is saved for the first time than from then on.
  public var persistentModelID: PersistentIdentifier { storage.identifier }

  public var id: PersistentIdentifier { persistentModelID }

  public var hasChanges: Bool { storage.object?.hasChanges ?? false }

  public var isDeleted: Bool { storage.object?.isDeleted ?? false }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs || lhs.persistentModelID == rhs.persistentModelID
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

  public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value { storage.value(forKey: keyPath) }

  public func setValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    storage.setValue(newValue, forKey: keyPath)
  }

  public func getTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    storage.value(forKey: keyPath)
  }

  public func setTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    storage.setValue(newValue, forKey: keyPath)
  }
}
