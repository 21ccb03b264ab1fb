import Foundation
import Testing

@testable import WindfallBuild

struct EventLoopTests {
  @Test func `deadlines come in their order`() throws {
    let loop = EventLoop()
    var seen: [Int] = []
    loop.schedule(after: 0.002) { seen.append(2) }
    loop.schedule(after: 0.001) { seen.append(1) }
    loop.schedule(after: 0.003) { seen.append(3) }
    try loop.run { seen.count == 3 }
    #expect(seen == [1, 2, 3])
  }

  @Test func `a deadline that was taken back does not come`() throws {
    let loop = EventLoop()
    var seen: [Int] = []
    let timer = loop.schedule(after: 0) { seen.append(1) }
    loop.schedule(after: 0) { seen.append(2) }
    loop.cancel(timer)
    try loop.run { !seen.isEmpty }
    #expect(seen == [2])
  }

  @Test func `the end of a descriptor is an event`() throws {
    let pipe = try SystemCalls.pipe()
    let loop = EventLoop()
    var hasEnded = false
    loop.watch(pipe.read) { hasEnded = true }
    close(pipe.write)
    try loop.run { hasEnded }
    close(pipe.read)
  }
}
