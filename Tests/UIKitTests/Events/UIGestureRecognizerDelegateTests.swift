import ObjectiveC
import Testing

@testable @_spi(Windfall) import UIKit

/// What the lowering makes of a delegate that has no method of its own and names another object for all.
private final class Router: NSObject, UIGestureRecognizerDelegate {
  weak var proxy: NSObject?
  var asked: [String] = []

  func forwardingTarget(for selector: Selector!) -> Any? {
    asked.append(selector.description)
    return proxy
  }
}

private final class Proxy: NSObject, UIGestureRecognizerDelegate {
  var answers = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answers }
}

@_cdecl("windfall_category_methods_UIKitTests_GestureRouter")
public nonisolated func windfall_category_methods_UIKitTests_GestureRouter(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(ObjectiveC.Selector("forwardingTargetForSelector:", method: Router.forwardingTarget(for:)))
}

@MainActor struct UIGestureRecognizerDelegateTests {
  @Test func `A delegate that names another object has its answers`() {
    let (router, proxy) = (Router(), Proxy())
    let delegate: any UIGestureRecognizerDelegate = router
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    #expect(!delegate.gestureRecognizer(pan, shouldRequireFailureOf: tap))
    router.proxy = proxy
    #expect(!delegate.gestureRecognizer(pan, shouldRequireFailureOf: tap))
    proxy.answers = true
    #expect(delegate.gestureRecognizer(pan, shouldRequireFailureOf: tap))
    #expect(delegate.gestureRecognizerShouldBegin(pan))
    #expect(router.asked.last == "gestureRecognizerShouldBegin:")
    #expect(router.asked.first == "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
  }
}
