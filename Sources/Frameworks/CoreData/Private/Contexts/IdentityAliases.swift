import PersistenceEngine
import Synchronization

/// The permanent IDs of objects that contexts below know by their temporary ones.
final class IdentityAliases: Sendable {
  private let names = Mutex<(forward: [ObjectID: ObjectID], back: [ObjectID: ObjectID])>(([:], [:]))

  func add(_ temporary: ObjectID, _ permanent: ObjectID) {
    names.withLock {
      $0.forward[temporary] = permanent
      $0.back[permanent] = temporary
    }
  }

  func other(of id: ObjectID) -> ObjectID? {
    names.withLock { id.isTemporary ? $0.forward[id] : $0.back[id] }
  }

  func permanent(_ id: ObjectID) -> ObjectID {
    guard id.isTemporary else { return id }
    return names.withLock { $0.forward[id] } ?? id
  }
}
