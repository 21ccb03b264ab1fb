import Glibc

/// See [objc_sync_enter](https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:)).
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  lock(of: object).enter()
  return 0
}

/// See [objc_sync_exit](https://developer.apple.com/documentation/objectivec/objc_sync_exit(_:)).
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  lock(of: object).exit()
}

private let key = AssociationKey()

private func lock(of object: Any) -> ObjectLock {
  AssociatedValues.value(of: object as AnyObject, for: key.pointer, orNew: ObjectLock.init)
}

/// A lock that one thread may take several times.
private final class ObjectLock {
  private let lock = NSRecursiveLock()
  private var depth = 0

  func enter() {
    lock.lock()
    depth += 1
  }

  /// Is not 0 where the thread has not entered, as on iOS.
  func exit() -> Int32 {
    guard lock.try() else { return -1 }
    defer { lock.unlock() }
    guard depth > 0 else { return -1 }
    depth -= 1
    lock.unlock()
    return 0
  }
}
