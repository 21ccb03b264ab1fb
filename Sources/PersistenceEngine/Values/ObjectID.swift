/// What tells one object from all others, within a process.
public struct ObjectID: Hashable, Sendable {
  /// The number of the entity in its model.
  public let entity: Int32
  /// The number of the store in this process; 0 for an object that belongs to none yet.
  public let store: Int32
  /// The primary key in the store; unique within a tree of entities. Negative in an object that was never saved.
  public let key: Int64

  public init(entity: Int32, store: Int32, key: Int64) {
    self.entity = entity
    self.store = store
    self.key = key
  }

  public var isTemporary: Bool { store == 0 }
}
