import PersistenceEngine

/// https://developer.apple.com/documentation/coredata/nsmergeconflict
nonisolated open class NSMergeConflict: NSObject, @unchecked Sendable {
  public let sourceObject: NSManagedObject
  public let objectSnapshot: [String: Any]?
  public let cachedSnapshot: [String: Any]?
  public let persistedSnapshot: [String: Any]?
  public let newVersionNumber: Int
  public let oldVersionNumber: Int
  /// What the store has now; nil if the object is gone.
  let row: Row?

  init(_ object: NSManagedObject, row: Row?) {
    sourceObject = object
    self.row = row
    objectSnapshot = Dictionary(
      uniqueKeysWithValues: object.current.indices.map {
        (object.managed.property(at: $0).name, object.rawValue($0) ?? NSNull())
      })
    cachedSnapshot = object.storedValues(nil)
    persistedSnapshot = row.map { row in
      Dictionary(
        uniqueKeysWithValues: object.managed.entity.properties.compactMap { property in
          guard let attribute = property.attribute else { return nil }
          return (property.name, ValueCoding.object(of: row.values[property.slot], kind: attribute.kind) ?? NSNull())
        })
    }
    oldVersionNumber = Int(object.version)
    newVersionNumber = Int(row?.version ?? 0)
  }
}

/// https://developer.apple.com/documentation/coredata/nsconstraintconflict
nonisolated open class NSConstraintConflict: NSObject, @unchecked Sendable {
  public let constraint: [String]
  public let constraintValues: [String: Any]
  public let databaseObject: NSManagedObject?
  public let databaseSnapshot: [String: Any]?
  public let conflictingObjects: [NSManagedObject]
  public let conflictingSnapshots: [[AnyHashable: Any]]

  /// One of nothing, as every object can be made.
  public override convenience init() { self.init([], database: nil, conflicting: []) }

  init(_ properties: [String], database: NSManagedObject?, conflicting: [NSManagedObject]) {
    constraint = properties
    databaseObject = database
    databaseSnapshot = database?.storedValues(nil)
    conflictingObjects = conflicting
    conflictingSnapshots = conflicting.map { object in
      Dictionary(
        uniqueKeysWithValues: object.current.indices.map {
          (AnyHashable(object.managed.property(at: $0).name), object.rawValue($0) ?? NSNull())
        })
    }
    constraintValues = Dictionary(
      properties.map { ($0, conflicting.first?.primitiveValue(forKey: $0) ?? NSNull()) }
    ) { first, _ in first }
  }
}
