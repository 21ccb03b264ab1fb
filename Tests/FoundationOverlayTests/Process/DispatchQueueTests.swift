import Foundation
import FoundationOverlay
import Synchronization
import Testing

/// An app's own: a protocol of its own asks for it.
extension DispatchQueue {
  fileprivate func async(execute work: @escaping () -> Void) { work() }

  fileprivate func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { work() }
}

struct DispatchQueueTests {
  @Test func `An app's own function is taken before Dispatch's and ours`() {
    let calls = Mutex(0)
    let queue = DispatchQueue(label: "own")
    queue.suspend()
    queue.async { calls.withLock { $0 += 1 } }
    queue.asyncAfter(deadline: .distantFuture) { calls.withLock { $0 += 1 } }
    #expect(calls.withLock { $0 } == 2)
    queue.resume()
  }

  @Test func `A queue equals itself however it was come by, and no other of its name`() {
    let (first, second) = (DispatchQueue(label: "a"), DispatchQueue(label: "a"))
    #expect(DispatchQueue.main == DispatchQueue.main)
    #expect(DispatchQueue.global() == DispatchQueue.global())
    #expect(first == first)
    #expect(first != second)
    #expect(DispatchQueue.main != first)
    #expect(Set([first, second, first, .main, .main]).count == 3)
  }

  @Test func `The main queue is one object`() {
    #expect(DispatchQueue.main === DispatchQueue.main)
    #expect(OperationQueue.main.underlyingQueue === DispatchQueue.main)
    #expect(DispatchQueue.main.label == "com.apple.main-thread")
  }
}
