/// What is to be said of an object.
struct ObjectState: OptionSet {
  let rawValue: UInt16

  static let inserted = ObjectState(rawValue: 1 << 0)
  static let updated = ObjectState(rawValue: 1 << 1)
  static let deleted = ObjectState(rawValue: 1 << 2)
  /// Its values are not there yet.
  static let fault = ObjectState(rawValue: 1 << 3)
  /// It is in the context's list of changed objects.
  static let listed = ObjectState(rawValue: 1 << 4)
  /// It is in the list of what has changed since changes were processed.
  static let pending = ObjectState(rawValue: 1 << 5)
  static let pendingInsert = ObjectState(rawValue: 1 << 6)
  static let pendingUpdate = ObjectState(rawValue: 1 << 7)
  static let pendingDelete = ObjectState(rawValue: 1 << 8)
  static let pendingRefresh = ObjectState(rawValue: 1 << 9)
  /// The rules for deletion have been followed.
  static let propagated = ObjectState(rawValue: 1 << 10)
  /// The row is there, though nobody has looked at it.
  static let filled = ObjectState(rawValue: 1 << 11)
  /// Changes are not noted: the object wakes up.
  static let waking = ObjectState(rawValue: 1 << 12)

  static let changes: ObjectState = [.inserted, .updated, .deleted]
  static let pendings: ObjectState = [.pending, .pendingInsert, .pendingUpdate, .pendingDelete, .pendingRefresh]
}
