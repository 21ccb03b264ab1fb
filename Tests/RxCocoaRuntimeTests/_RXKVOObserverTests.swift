import RxCocoaRuntime
import Testing

struct RXKVOObserverTests {
  @Test("Values are told until the observer is disposed of")
  func observing() {
    let operation = BlockOperation {}
    let seen = Seen()
    let observer = _RXKVOObserver(
      target: operation, retainTarget: false, keyPath: "isCancelled", options: [.new, .initial]
    ) { seen.values.append($0 as? Bool) }
    operation.cancel()
    #expect(seen.values == [false, true])
    observer.dispose()
    #expect(seen.values.count == 2)
  }
}

private final class Seen {
  var values: [Bool?] = []
}
