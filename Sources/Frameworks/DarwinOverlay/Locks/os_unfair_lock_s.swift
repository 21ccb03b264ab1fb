import CDarwin
import Glibc

/// [os_unfair_lock](https://developer.apple.com/documentation/os/os_unfair_lock)
///
/// As on iOS the lock must not move while it is in use, and a thread that takes it twice is stopped.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()

  public init() { mutex.__data.__kind = Int32(PTHREAD_MUTEX_ERRORCHECK_NP) }
}

public typealias os_unfair_lock = os_unfair_lock_s

public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  guard pthread_mutex_lock(&lock.pointee.mutex) == 0 else { fatalError("the thread has this os_unfair_lock already") }
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  guard pthread_mutex_unlock(&lock.pointee.mutex) == 0 else {
    fatalError("the thread does not have this os_unfair_lock, which it gives back")
  }
}

/// Stops a thread that does not have the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  guard lock.pointee.mutex.__data.__owner == Int32(truncatingIfNeeded: currentThread()) else {
    fatalError("the thread does not have this os_unfair_lock")
  }
}

/// Stops a thread that has the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  guard lock.pointee.mutex.__data.__owner != Int32(truncatingIfNeeded: currentThread()) else {
    fatalError("the thread has this os_unfair_lock")
  }
}

private func currentThread() -> UInt64 {
  var number: UInt64 = 0
  pthread_threadid_np(0, &number)
  return number
}
