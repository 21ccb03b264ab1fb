/// Objects that are known and not kept, in order.
final class WeakList<Object: AnyObject>: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [Weak<Object>] = []

  func add(_ object: Object) {
    lock.withLock {
      entries.removeAll { $0.object == nil || $0.object === object }
      entries.append(Weak(object: object))
    }
  }

  func remove(_ object: Object) {
    lock.withLock { entries.removeAll { $0.object == nil || $0.object === object } }
  }

  var all: [Object] { lock.withLock { entries.compactMap(\.object) } }

  var isEmpty: Bool { lock.withLock { entries.isEmpty } }
}

/// What lives on a context and is told of changes before anybody else.
@_spi(Windfall) public class ContextFollower {
  init() {}

  func contextDidChange(_ changes: ContextChanges) {}

  func contextDidReset() {}
}

/// What changed in a context since changes were processed last.
struct ContextChanges {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  var refreshed: [NSManagedObject] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}
