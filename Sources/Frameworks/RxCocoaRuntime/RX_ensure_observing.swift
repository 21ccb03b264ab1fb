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
/// That an object ends is told. Other messages are not: Swift calls methods directly, so the error says that the method
/// cannot be replaced.
public func RX_ensure_observing(
  _ target: Any, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?
) -> IMP? {
  let object = target as AnyObject
  let key = RX_reference_from_selector(RX_selector(selector))
  guard selector.description == "dealloc" else {
    let responds = MethodTable.responds(target: object, selector: selector)
    let code: RXObjCRuntimeError =
      responds ? .replacingMethodWithForwardingImplementation : .selectorNotImplemented
    error?.pointee = NSError(
      domain: RXObjCRuntimeErrorDomain, code: code.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: responds
          ? "-[\(type(of: object)) \(selector)] cannot be observed on Linux, where Swift calls methods directly"
          : "-[\(type(of: object)) \(selector)] is not implemented"
      ])
    return nil
  }
  if let observer = objc_getAssociatedObject(object, key) as? any RXDeallocatingObserver {
    let sentinel = DeathSentinel(observer: observer)
    let place = UnsafeRawPointer(Unmanaged.passUnretained(observer as AnyObject).toOpaque())
    objc_setAssociatedObject(object, place, sentinel, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
  return Implementation.observing.pointer
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
