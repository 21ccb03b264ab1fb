import Dispatch
import Testing
import OSLog

@Suite("Locks")
struct LockTests {
  private final class Counter: @unchecked Sendable {
    var lock = os_unfair_lock()
    var count = 0

    func add() {
      os_unfair_lock_lock(&lock)
      count += 1
      os_unfair_lock_unlock(&lock)
    }
  }

  @Test("Threads take turns under an os_unfair_lock")
  func unfairLock() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in counter.add() }
    #expect(counter.count == 1000)
  }

  @Test("A lock guards its state, and is not to be had while it is taken")
  func state() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 1000)
    lock.withLock { _ in #expect(lock.withLockIfAvailable { $0 } == nil) }
    #expect(lock.withLockIfAvailable { $0 } == 1000)
  }

  @Test("A lock without state is locked and unlocked by hand")
  func byHand() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 5 } == 5)
  }
}
