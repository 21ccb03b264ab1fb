@_spi(Windfall) import ObjectiveC
import Combine
import PersistenceEngine

/// https://developer.apple.com/documentation/coredata/nsmanagedobject
nonisolated open class NSManagedObject: NSObject, _NSFetchRequestResult {
  final var managed: ManagedEntity
  final weak var context: NSManagedObjectContext?
  final var id: ObjectID
  final var identity: NSManagedObjectID?
  final var state: ObjectState = []
  final var version: Int64 = 0
  /// As of the last fetch or save.
  final var committed: [Value] = []
  final var current: [Value] = []
  /// By slot; empty until a relationship is looked at.
  final var manies: [ToMany?] = []
  /// The objects of transformable and undefined attributes, and those set since the last save.
  final var boxes: [Int: Any] = [:]
  final var changedBoxes: Set<Int> = []
  /// The values before the changes that have not been processed.
  final var event: EventSnapshot?
  /// The changes of keys that have been announced and are not over.
  final var announced: [AnnouncedChange] = []
  final var publisher: ObservableObjectPublisher?

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    guard let managed = ManagedEntity.inUse(entity, by: context) else {
      stop(
        .invalidArgumentException,
        "An NSManagedObject of class '\(windfallStringFromClass(Self.self))' must have a valid NSEntityDescription.")
    }
    if managed.description.isAbstract {
      stop(
        .invalidArgumentException,
        "*** -[NSManagedObject initWithEntity:insertIntoManagedObjectContext:] cannot be used to create instances of "
          + "the abstract entity \(managed.name)")
    }
    self.managed = managed
    id = ObjectID(entity: Int32(managed.entity.index), store: 0, key: TemporaryKey.next())
    committed = managed.empty
    current = managed.defaults
    boxes = managed.boxedDefaults
    super.init()
    takeClassOfEntity()
    context?.insertNew(self)
  }

  /// An object that is made as one of the base class is of its entity's, unless that keeps more in its objects.
  private func takeClassOfEntity() {
    guard type(of: self) == NSManagedObject.self else { return }
    let own: NSManagedObject.Type = managed.objectClass
    if class_getInstanceSize(own) == class_getInstanceSize(NSManagedObject.self) { object_setClass(self, own) }
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  /// As on iOS, an object of no entity, which no context takes.
  public override convenience init() {
    let name = windfallStringFromClass(Self.self)
    CoreDataError.report("Failed to call designated initializer on NSManagedObject class '\(name)'")
    self.init(entity: MissingEntity.description, insertInto: nil)
  }

  deinit { context?.forget(id) }

  // MARK: - Class

  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  open class func entity() -> NSEntityDescription {
    if self != NSManagedObject.self, let found = LoadedModels.entity(for: self) { return found.description }
    // As on iOS, where it is no entity that has a name.
    let name = windfallStringFromClass(self)
    CoreDataError.report(
      "+[\(name) entity] Failed to find a unique match for an NSEntityDescription to a managed object subclass")
    return NSEntityDescription()
  }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = entity()
    return request
  }

  // MARK: - Identity

  open var managedObjectContext: NSManagedObjectContext? { context }

  open var entity: NSEntityDescription { managed.description }

  open var objectID: NSManagedObjectID { identifier }

  open var isInserted: Bool { state.contains(.inserted) }

  open var isUpdated: Bool { state.contains(.updated) && !state.contains(.inserted) && !state.contains(.deleted) }

  open var isDeleted: Bool { state.contains(.deleted) }

  open var hasChanges: Bool { !state.isDisjoint(with: .changes) }

  open var hasPersistentChangedValues: Bool { changedSlots().contains { !managed.property(at: $0).isTransient } }

  open var isFault: Bool { state.contains(.fault) }

  open var faultingState: Int { isFault ? 1 : 0 }

  open func hasFault(forRelationshipNamed key: String) -> Bool { isRelationshipFault(key) }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { relatedIDs(key) }

  // MARK: - Life

  open func awakeFromFetch() {}

  open func awakeFromInsert() {}

  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}

  open func prepareForDeletion() {}

  open func willSave() {}

  /// A property has another value, also as the other side of a relationship.
  @_spi(Windfall) open func valueDidChange(forKey key: String) {}

  open func didSave() {}

  open func willTurnIntoFault() {}

  open func didTurnIntoFault() {}

  // MARK: - Values

  open func value(forKey key: String) -> Any? { keyedValue(key) }

  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  open func value(forUndefinedKey key: String) -> Any? {
    stop(
      .undefinedKeyException,
      "[<\(windfallStringFromClass(type(of: self)))> valueForUndefinedKey:]: the entity \(managed.name) is not key "
        + "value coding-compliant for the key \"\(key)\".")
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    stop(
      .undefinedKeyException,
      "[<\(windfallStringFromClass(type(of: self)))> setValue:forUndefinedKey:]: the entity \(managed.name) is not key "
        + "value coding-compliant for the key \"\(key)\".")
  }

  open func primitiveValue(forKey key: String) -> Any? { primitive(key) }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setPrimitive(value, key) }

  open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedMutableSet(self, toManySlot(key)) }

  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedMutableOrderedSet.make(self, toManySlot(key))
  }

  open func willAccessValue(forKey key: String?) { fire() }

  open func didAccessValue(forKey key: String?) {}

  open func willChangeValue(forKey key: String) { announce(key) }

  open func didChangeValue(forKey key: String) { finish(key) }

  open func changedValues() -> [String: Any] { pendingValues() }

  open func changedValuesForCurrentEvent() -> [String: Any] { eventValues() }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] { storedValues(keys) }

  // MARK: - Validation

  /// Throws what is wrong with a value for a key; the value itself is left as it is.
  open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    try ObjectValidation(self).check(value.pointee, forKey: key)
  }

  open func validateForInsert() throws { try ObjectValidation(self).check() }

  open func validateForUpdate() throws { try ObjectValidation(self).check() }

  open func validateForDelete() throws { try ObjectValidation(self).checkDeletion() }

  // MARK: - Changes

  /// Tells SwiftUI before a value changes.
  public final var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let made = ObservableObjectPublisher()
    publisher = made
    return made
  }

  open override var description: String {
    let name = windfallStringFromClass(type(of: self))
    return "<\(name): \(objectID.uriRepresentation().absoluteString)> (entity: \(managed.name))"
  }
}

extension NSManagedObject: ObservableObject {}
