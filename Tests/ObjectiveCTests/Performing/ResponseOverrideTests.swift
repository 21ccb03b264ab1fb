import ObjectiveC
import Testing

/// What the lowering makes of a class that overrides `responds(to:)`.
private class Delegate: NSObject {
  var denied = ""

  func say(_ text: Any?) {}

  func responds(to selector: Selector!) -> Bool {
    denied == selector.description ? false : selector == "extra" || super.responds(to: selector)
  }
}

@_cdecl("windfall_category_methods_ObjectiveCTests_ResponseOverride")
public nonisolated func windfall_category_methods_ObjectiveCTests_ResponseOverride(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(ObjectiveC.Selector("say:", method: Delegate.say(_:)))
  table.add(ObjectiveC.Selector("respondsToSelector:", method: Delegate.responds(to:)))
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
}
