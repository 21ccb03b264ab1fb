/// What one save writes into a store.
public struct StoreChanges: Sendable {
  /// An object as it is to be stored. In `values`, relationships to many hold `.objects`, or `.null` where the
  /// relationship is not to be touched.
  public struct Object: Sendable {
    public var id: ObjectID
    public var values: [Value]
    /// The version the change starts from; 0 for a new object. A negative one is not checked.
    public var version: Int64
    /// What the store's history tells of an update.
    public var changedSlots: [Int]

    public init(id: ObjectID, values: [Value], version: Int64, changedSlots: [Int] = []) {
      self.id = id
      self.values = values
      self.version = version
      self.changedSlots = changedSlots
    }
  }

  public var inserted: [Object] = []
  public var updated: [Object] = []
  /// IDs with the version the deletion starts from.
  public var deleted: [(id: ObjectID, version: Int64)] = []
  /// For the store's history.
  public var author = StoreAuthor()

  public init() {}

  public var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// Why a store refuses to write.
public struct StoreConflict: Error, Sendable {
  /// An object whose row is not what the change started from.
  public struct Version: Sendable {
    public var id: ObjectID
    /// What the store has now; nil if the object is gone.
    public var row: Row?

    public init(id: ObjectID, row: Row?) {
      self.id = id
      self.row = row
    }
  }

  /// Objects that may not be stored beside each other.
  public struct Constraint: Sendable {
    /// The names of the properties that must differ together.
    public var properties: [String]
    public var values: [Value]
    /// The object that is stored already; nil where all are in the same save.
    public var stored: ObjectID?
    public var conflicting: [ObjectID]

    public init(properties: [String], values: [Value], stored: ObjectID?, conflicting: [ObjectID]) {
      self.properties = properties
      self.values = values
      self.stored = stored
      self.conflicting = conflicting
    }
  }

  public var versions: [Version]
  public var constraints: [Constraint]

  public init(versions: [Version] = [], constraints: [Constraint] = []) {
    self.versions = versions
    self.constraints = constraints
  }
}
