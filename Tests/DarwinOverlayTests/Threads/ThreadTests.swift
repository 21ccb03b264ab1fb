import DarwinOverlay
import Dispatch
import Foundation
import Testing

@Suite("Threads")
struct ThreadTests {
  @Test("A thread knows its name and number, and that it is not the main one")
  func names() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        #expect(pthread_setname_np("a name that is too long") == 0)
        var name = [CChar](repeating: 0, count: 64)
        #expect(pthread_getname_np(pthread_self(), &name, name.count) == 0)
        #expect(String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self) == "a name that is ")
        var number: UInt64 = 0
        #expect(pthread_threadid_np(0, &number) == 0)
        var same: UInt64 = 0
        var other: __uint64_t = 0
        #expect(pthread_threadid_np(nil, &same) == 0 && pthread_threadid_np(nil, &other) == 0)
        #expect(same == number && UInt64(other) == number)
        #expect(UInt64(pthread_mach_thread_np(pthread_self())) == number)
        #expect(pthread_main_np() == 0)
        #expect(qos_class_self() == QOS_CLASS_DEFAULT)
        done.resume()
      }
      thread.start()
    }
  }

  @Test("Mutexes take the policies that iOS has, and no others")
  func policies() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, 7) == EINVAL)
  }

  @Test("Classes of service have their numbers")
  func classes() {
    #expect(DispatchQoS.QoSClass(rawValue: QOS_CLASS_UTILITY) == .utility)
    #expect(DispatchQoS.QoSClass.background.rawValue == qos_class_t(rawValue: 9))
    #expect(DispatchQoS.QoSClass(rawValue: qos_class_t(1)) == nil)
  }

  @Test("Counters are added to by several threads at once")
  func atomics() {
    nonisolated(unsafe) let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    defer { count.deallocate() }
    count.initialize(to: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in OSAtomicIncrement32Barrier(count) }
    #expect(count.pointee == 1000)
    #expect(!OSAtomicCompareAndSwap32(1, 2, count))
    #expect(OSAtomicCompareAndSwap32(1000, 2, count))
    #expect(OSAtomicDecrement32(count) == 1)
  }

  @Test("What work items are made with can be sent")
  func flags() {
    func sent(_ value: some Sendable) -> Bool { true }
    #expect(sent(DispatchWorkItemFlags.barrier) && sent(DispatchQueue.Attributes.concurrent))
    #expect(sent(DispatchQueue.AutoreleaseFrequency.workItem))
  }

  @Test("A queue has its label for those who ask in C")
  func labels() {
    let queue = DispatchQueue(label: "here")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "here")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "here")
  }

  @Test("The queues that all share are found by their class of service and by the old priorities")
  func globalQueues() {
    #expect(__dispatch_get_global_queue(0x19, 2).qos == .userInitiated)
    #expect(__dispatch_get_global_queue(-2, 0).qos == .utility)
    #expect(__dispatch_get_global_queue(0, 0).label == DispatchQueue.global().label)
  }
}
