import Synchronization

/// An object that stands in for another one and is told of the messages which it has no method for, as
/// [forwardInvocation:](https://developer.apple.com/documentation/objectivec/nsobject/forwardinvocation(_:)) is.
public protocol MessageForwarding: NSObject {
  /// The object that messages are passed on to.
  var windfallForwardee: AnyObject? { get }

  /// Whether it answers to a message by whatever means.
  func responds(to selector: Selector!) -> Bool

  /// Takes a message whose method returns nothing; `passOn` sends it to the other object.
  func windfallForward(_ selector: Selector, _ arguments: [Any], passOn: () -> Void)
}

/// Whether any such object has been made: without one, nothing is looked for.
private let isUsed = Atomic(false)

/// Says that an object that forwards messages has been made.
public func windfallForwardingBegins() { isUsed.store(true, ordering: .relaxed) }

func forwarder(_ object: AnyObject) -> (any MessageForwarding)? {
  isUsed.load(ordering: .relaxed) ? object as? any MessageForwarding : nil
}

/// What an optional method of a delegate does that returns nothing, where the delegate has no such method.
public func windfallForward<Delegate>(
  _ delegate: AnyObject, as type: Delegate.Type, _ arguments: Any?..., method: String = #function,
  passOn: (Delegate) -> Void
) {
  guard let forwarder = forwarder(delegate) else {
    if let next = windfallForwardee(delegate, as: type, method: method) { passOn(next) }
    return
  }
  let next = forwarder.windfallForwardee as? Delegate
  forwarder.windfallForward(Selector(selectorName(of: method)), arguments.map { $0 ?? NSNull() }) {
    if let next { passOn(next) }
  }
}

/// The object that answers for a delegate an optional method with a result, where the delegate has no such method: what
/// it forwards all messages to, or what its `forwardingTarget(for:)` names.
public func windfallForwardee<Delegate>(
  _ delegate: AnyObject, as type: Delegate.Type, selector: String? = nil, method: String = #function
) -> Delegate? {
  if let forwarder = forwarder(delegate) { return forwarder.windfallForwardee as? Delegate }
  guard ResponseOverride.hasForwardingTargets(Swift.type(of: delegate)) else { return nil }
  let selector = Selector(selector ?? selectorName(of: method))
  return ResponseOverride.forwardingTarget(of: delegate, for: selector) as? Delegate
}

/// The selector of a method from its name in Swift, by the rule of `#selector` for what delegates have: the first
/// argument has no label.
private func selectorName(of method: String) -> String {
  method.replacing("(_:", with: ":").replacing(")", with: "")
}
