import RxCocoaRuntime
import Testing

private final class Observer: RXDeallocatingObserver {
  let told: () -> Void
  var targetImplementation: IMP = RX_default_target_implementation()

  init(told: @escaping () -> Void) { self.told = told }

  func deallocating() { told() }
}

struct EnsureObservingTests {
  @Test("The end of an object is told")
  func deallocating() {
    var count = 0
    do {
      let object = NSObject()
      let key = RX_reference_from_selector(RX_selector("dealloc"))
      let observer = Observer { count += 1 }
      objc_setAssociatedObject(object, key, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      let implementation = RX_ensure_observing(object, "dealloc", nil)
      #expect(implementation != nil && implementation != RX_default_target_implementation())
      #expect(count == 0)
    }
    #expect(count == 1)
  }

  @Test("Other messages cannot be observed, and the error says why")
  func messages() {
    var error: NSError?
    #expect(RX_ensure_observing(NSObject(), "missing", &error) == nil)
    #expect(error?.domain == RXObjCRuntimeErrorDomain)
    #expect(error?.code == RXObjCRuntimeError.selectorNotImplemented.rawValue)
    #expect(RX_reference_from_selector("a") == RX_reference_from_selector("a"))
    #expect(RX_reference_from_selector("a") != RX_reference_from_selector("b"))
  }
}
