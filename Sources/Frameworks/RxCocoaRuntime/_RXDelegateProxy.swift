@_exported import ObjectiveC
import UIKit

/// The base of RxCocoa's delegate proxies, as [RxCocoaRuntime](https://github.com/ReactiveX/RxSwift) has it in Objective-C.
///
/// What a delegate's method that the proxy does not have is called with goes to observers and to the delegate behind it.
/// Which protocols a class conforms to is not known here: `voidDelegateMethodsContain(_:)` takes every method that the
/// class itself does not have for one of theirs.
open class _RXDelegateProxy: NSObject, MessageForwarding {
  /// Of no known class: the lowering finds its protocol for what is sent to it.
  public private(set) weak var _forwardToDelegate: (any NSObjectProtocol)?
  private var retained: AnyObject?

  public override init() {
    super.init()
    windfallForwardingBegins()
  }

  open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    let delegate = forwardToDelegate.map { delegate -> any NSObjectProtocol in
      guard let target = delegate as? any NSObjectProtocol else { fatalError("\(delegate) is no NSObject") }
      return target
    }
    _forwardToDelegate = delegate
    retained = retainDelegate ? delegate : nil
  }

  open func hasWiredImplementation(for selector: Selector) -> Bool {
    MethodTable.implements(target: self, selector: selector)
  }

  open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { !hasWiredImplementation(for: selector) }

  open func responds(to selector: Selector!) -> Bool { hasWiredImplementation(for: selector) }

  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  public var windfallForwardee: AnyObject? { _forwardToDelegate }

  public func windfallForward(_ selector: Selector, _ arguments: [Any], passOn: () -> Void) {
    _sentMessage(selector, withArguments: arguments)
    passOn()
    _methodInvoked(selector, withArguments: arguments)
  }
}
