import RxCocoaRuntime
import Testing

private protocol Clock: AnyObject {
  func clock(_ clock: NSObject, didTick count: Int)
  func clock(_ clock: NSObject, nameOf count: Int) -> String
}

extension Clock {
  func clock(_ clock: NSObject, didTick count: Int) {
    windfallForward(self, as: (any Clock).self, clock, count) { $0.clock(clock, didTick: count) }
  }

  func clock(_ clock: NSObject, nameOf count: Int) -> String {
    if let next = windfallForwardee(self, as: (any Clock).self) { return next.clock(clock, nameOf: count) }
    return "default"
  }
}

private final class Proxy: _RXDelegateProxy, Clock {
  var events: [String] = []

  override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
    events.append("sent \(selector) \(arguments[1])")
  }

  override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
    events.append("invoked \(selector) \(arguments[1])")
  }

  override func responds(to selector: Selector!) -> Bool {
    selector == "clock:didTick:" || super.responds(to: selector)
  }
}

private final class Delegate: NSObject, Clock {
  var counts: [Int] = []

  func clock(_ clock: NSObject, didTick count: Int) { counts.append(count) }

  func clock(_ clock: NSObject, nameOf count: Int) -> String { "number \(count)" }
}

struct RXDelegateProxyTests {
  @Test("A proxy is told of messages before and after the delegate behind it")
  func forwarding() {
    let proxy = Proxy()
    let delegate = Delegate()
    proxy._setForwardToDelegate(delegate, retainDelegate: false)
    proxy.clock(NSObject(), didTick: 3)
    #expect(delegate.counts == [3])
    #expect(proxy.events == ["sent clock:didTick: 3", "invoked clock:didTick: 3"])
    #expect(proxy.clock(NSObject(), nameOf: 4) == "number 4")
  }

  @Test("Without a delegate the proxy alone is told, and what has a result is as it would be without a proxy")
  func alone() {
    let proxy = Proxy()
    proxy.clock(NSObject(), didTick: 1)
    #expect(proxy.events.count == 2 && proxy.clock(NSObject(), nameOf: 1) == "default")
    #expect(proxy._forwardToDelegate == nil)
  }

  @Test("A delegate is kept only if asked for")
  func keeping() {
    let proxy = Proxy()
    proxy._setForwardToDelegate(Delegate(), retainDelegate: true)
    #expect(proxy._forwardToDelegate != nil)
    proxy._setForwardToDelegate(Delegate(), retainDelegate: false)
    #expect(proxy._forwardToDelegate == nil)
  }

  @Test("What asks by name asks the proxy")
  func responding() {
    let proxy: NSObject = Proxy()
    #expect(MethodTable.responds(target: proxy, selector: "clock:didTick:"))
    #expect(!MethodTable.implements(target: proxy, selector: "clock:didTick:"))
    #expect((proxy as? Proxy)?.hasWiredImplementation(for: "clock:didTick:") == false)
  }
}
