import Foundation
import FoundationOverlay
import Synchronization
import Testing

struct TimerIntervalTests {
  @Test(arguments: [false, true])
  func `A timer is due when its interval is over`(repeats: Bool) {
    let before = Date()
    let timer = Timer(timeInterval: 60, repeats: repeats) { _ in }
    #expect(timer.fireDate >= before.addingTimeInterval(60))
    #expect(timer.timeInterval == (repeats ? 60 : 0))
    #expect(timer.isValid)
    timer.invalidate()
  }

  @Test func `It calls its block with itself`() {
    let fired = Mutex<[ObjectIdentifier]>([])
    let timer = Timer(timeInterval: 0, repeats: false) { timer in
      let identifier = ObjectIdentifier(timer)
      fired.withLock { $0.append(identifier) }
    }
    RunLoop.current.add(timer, forMode: .default)
    _ = RunLoop.current.run(mode: .default, before: .distantFuture)
    #expect(fired.withLock { $0 } == [ObjectIdentifier(timer)])
  }
}
