import Dispatch
import DarwinOverlay
import Testing

@Suite("The unfair lock")
struct UnfairLockTests {
  private final class Counter: @unchecked Sendable {
    let lock: os_unfair_lock_t = .allocate(capacity: 1)
    var count = 0

    init() { lock.initialize(to: os_unfair_lock_s()) }
    deinit { lock.deallocate() }

    func add() {
      os_unfair_lock_lock(lock)
      os_unfair_lock_assert_owner(lock)
      count += 1
      os_unfair_lock_unlock(lock)
      os_unfair_lock_assert_not_owner(lock)
    }
  }

  @Test("Threads take turns, and each knows whether it has the lock")
  func turns() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in counter.add() }
    #expect(counter.count == 1000)
    #expect(os_unfair_lock_trylock(counter.lock))
    #expect(!os_unfair_lock_trylock(counter.lock))
    os_unfair_lock_unlock(counter.lock)
  }
}
