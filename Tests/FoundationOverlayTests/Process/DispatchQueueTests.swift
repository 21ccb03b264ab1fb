import Foundation
import FoundationOverlay
import Testing

struct DispatchQueueTests {
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
