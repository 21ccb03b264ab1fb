import ObjectiveC
import Synchronization

/// See [RxCocoaRuntime](https://github.com/ReactiveX/RxSwift): the name under which the observer of a message is kept.
public func RX_selector(_ selector: Selector) -> Selector { Selector("_RX_namespace_\(selector)") }

/// See [RxCocoaRuntime](https://github.com/ReactiveX/RxSwift): an address that stands for a selector.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeRawPointer {
  Reference(address: references.withLock { $0.address(of: selector.description) }).pointer
}

/// See [RxCocoaRuntime](https://github.com/ReactiveX/RxSwift).
public func RX_default_target_implementation() -> IMP { Implementation.default.pointer }

/// Lets the observer of a message, which the object has as an associated value, be told of it.
///
/// Differs: methods that Swift calls directly, and those with values that cannot be followed, are errors.
public func RX_ensure_observing(
  _ target: Any, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?
) -> IMP? {
  let object = target as AnyObject
  let key = RX_reference_from_selector(RX_selector(selector))
  if selector.description == "dealloc" {
    observeEnd(of: object, key: key)
    return Implementation.observing.pointer
  }
  // Addresses that stand for selectors are never freed.
  nonisolated(unsafe) let reference = key
  do {
    try MessageWatch.begin(selector, to: object) { object in
      (objc_getAssociatedObject(object, reference) as? any RXMessageSentObserver).map { observer in
        MessageWatch.Listener(
          willBeSent: observer.messageSent(withArguments:), wasSent: observer.methodInvoked(withArguments:))
      }
    }
  } catch let failure {
    let (code, reason) = described(failure)
    error?.pointee = NSError(
      domain: RXObjCRuntimeErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "-[\(type(of: object)) \(selector)] \(reason)"])
    return nil
  }
  return Implementation.observing.pointer
}

private func described(_ failure: MessageWatch.Failure) -> (RXObjCRuntimeError, String) {
  switch failure {
  case .notImplemented: (.selectorNotImplemented, "is not implemented")
  case .calledDirectly:
    (.replacingMethodWithForwardingImplementation, "cannot be observed on Linux, where Swift calls it directly")
  case .unreadable(let text):
    (.observingMessagesWithUnsupportedReturnType, "cannot be observed on Linux for one of its types: \(text)")
  case .noPlaceLeft: (.savingOriginalForwardingMethodFailed, "is one of more methods than can be observed on Linux")
  }
}

private func observeEnd(of object: AnyObject, key: UnsafeRawPointer) {
  guard let observer = objc_getAssociatedObject(object, key) as? any RXDeallocatingObserver else { return }
  let place = UnsafeRawPointer(Unmanaged.passUnretained(observer as AnyObject).toOpaque())
  objc_setAssociatedObject(object, place, DeathSentinel(observer: observer), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

/// Ends with the object that it is associated with.
private final class DeathSentinel {
  private let observer: any RXDeallocatingObserver

  init(observer: any RXDeallocatingObserver) { self.observer = observer }

  deinit { observer.deallocating() }
}

/// What `IMP` is here: an address that is compared and never called.
private enum Implementation: Int {
  case `default` = 16
  case observing = 32

  var pointer: IMP { Reference(address: UInt(rawValue)).opaque }
}

private struct Reference {
  let address: UInt

  var pointer: UnsafeRawPointer { UnsafeRawPointer(opaque) }
  var opaque: OpaquePointer {
    guard let pointer = OpaquePointer(bitPattern: address) else { fatalError("a reference has no address") }
    return pointer
  }
}

private struct References {
  private var known: [String: UInt] = [:]

  mutating func address(of name: String) -> UInt {
    if let address = known[name] { return address }
    let address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    known[name] = address
    return address
  }
}

private let references = Mutex(References())
