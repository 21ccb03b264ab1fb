import Foundation
import FoundationOverlay
import Testing

@Suite("Sources of run loops")
struct CFRunLoopSourceTests {
  @Test("A source is there from when it is added until it is removed, and performs when it is signalled")
  func life() throws {
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { count.deallocate() }
    count.initialize(to: 0)
    var context = CFRunLoopSourceContext()
    context.info = UnsafeMutableRawPointer(count)
    context.perform = { $0?.assumingMemoryBound(to: Int.self).pointee += 1 }
    let source = try #require(CFRunLoopSourceCreate(nil, 0, &context))
    let loop = CFRunLoopGetCurrent()
    CFRunLoopAddSource(loop, source, .defaultMode)
    #expect(CFRunLoopContainsSource(loop, source, .defaultMode) && CFRunLoopSourceIsValid(source))
    CFRunLoopSourceSignal(source)
    CFRunLoopRunInMode(.defaultMode, 0, true)
    #expect(count.pointee == 1)
    CFRunLoopRemoveSource(loop, source, .defaultMode)
    #expect(!CFRunLoopContainsSource(loop, source, .defaultMode))
    CFRunLoopSourceInvalidate(source)
    #expect(!CFRunLoopSourceIsValid(source))
  }
}
