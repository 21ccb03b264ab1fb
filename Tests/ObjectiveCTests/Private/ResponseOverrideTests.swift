import ObjectiveC
import Testing

/// What the lowering makes of a class that overrides `responds(to:)`.
private class Delegate: NSObject {
  var denied = ""

  var said: [String] = []

  func say(_ text: Any?) { said.append("\(text ?? "nil")") }

  func responds(to selector: Selector!) -> Bool {
    denied == selector.description ? false : selector == "extra" || super.responds(to: selector)
  }
}

/// The same of one that passes on what it has no method for.
private class Proxy: NSObject {
  weak var target: Delegate?

  func forwardingTarget(for selector: Selector!) -> Any? {
    target ?? super.forwardingTarget(for: selector)
  }
}

@_cdecl("windfall_category_methods_ObjectiveCTests_ResponseOverride")
public nonisolated func windfall_category_methods_ObjectiveCTests_ResponseOverride(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(ObjectiveC.Selector("say:", method: Delegate.say(_:)))
  table.add(ObjectiveC.Selector("respondsToSelector:", method: Delegate.responds(to:)))
  table.add(ObjectiveC.Selector("forwardingTargetForSelector:", method: Proxy.forwardingTarget(for:)))
}

@MainActor struct ResponseOverrideTests {
  @Test("Who asks an object whose class it does not know gets the answer of its override")
  func asked() {
    let delegate = Delegate()
    let unknown: any NSObjectProtocol = delegate
    #expect(unknown.responds(to: "say:") && unknown.responds(to: "extra") && !unknown.responds(to: "other"))
    delegate.denied = "say:"
    #expect(!unknown.responds(to: "say:") && !MethodTable.responds(target: delegate, selector: "say:"))
  }

  @Test("What a delegate has no method for, the object that it names answers")
  func answered() {
    let (proxy, delegate, other) = (Proxy(), Delegate(), NSObject())
    proxy.target = delegate
    func forwardee(of object: NSObject) -> Delegate? { windfallForwardee(object, as: Delegate.self, selector: "say:") }
    #expect(forwardee(of: proxy) === delegate && forwardee(of: other) == nil)
    windfallForward(proxy, as: Delegate.self, method: "say(_:)") { $0.say("hello") }
    #expect(delegate.said == ["hello"])
    proxy.target = nil
    #expect(forwardee(of: proxy) == nil)
  }

  @Test("A message that an object has no method for goes to the one that it names")
  func forwarded() {
    let (proxy, delegate) = (Proxy(), Delegate())
    proxy.target = delegate
    proxy.perform("say:", with: "hello")
    #expect(delegate.said == ["hello"] && !proxy.responds(to: "say:"))
  }
}
