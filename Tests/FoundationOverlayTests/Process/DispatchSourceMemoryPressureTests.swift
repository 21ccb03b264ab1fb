import Dispatch
import FoundationOverlay
import Testing

@Suite struct DispatchSourceMemoryPressureTests {
  @Test("A source of memory pressure can be resumed and cancelled, and has no event")
  func cancelled() async {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .global())
    await withCheckedContinuation { continuation in
      source.setEventHandler { Issue.record("there is no event") }
      source.setCancelHandler { continuation.resume() }
      source.resume()
      source.cancel()
    }
    #expect(source.isCancelled)
    #expect(source.data == [])
  }
}
