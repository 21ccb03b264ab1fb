import DarwinOverlay
import Testing

struct MutexTypesTests {
  @Test func `a recursive mutex can be locked twice, another that checks cannot`() {
    #expect(secondLock(PTHREAD_MUTEX_RECURSIVE) == 0)
    #expect(secondLock(PTHREAD_MUTEX_ERRORCHECK) == EDEADLK)
  }

  private func secondLock(_ type: Int32) -> Int32 {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, type)
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    defer { mutex.deallocate() }
    pthread_mutex_init(mutex, &attributes)
    pthread_mutex_lock(mutex)
    return pthread_mutex_lock(mutex)
  }
}
