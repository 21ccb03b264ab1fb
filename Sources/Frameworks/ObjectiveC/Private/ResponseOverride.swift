import Foundation
import Synchronization

/// What an object's class says itself of messages, by an override of `responds(to:)` or `forwardingTarget(for:)`.
enum ResponseOverride {
  private struct Question: Hashable {
    let object: ObjectIdentifier
    let selector: String
    let thread: ObjectIdentifier
  }

  private static let asked = Mutex<Set<Question>>([])

  /// The override asks its superclass for the rest, which leads here again: then nothing is answered.
  static func answer(of target: AnyObject, to selector: Selector) -> Bool? {
    guard let thunk = MethodIndex.thunk(named: "respondsToSelector:", of: type(of: target)) else { return nil }
    let question = Question(
      object: ObjectIdentifier(target), selector: selector.description, thread: ObjectIdentifier(Thread.current))
    guard asked.withLock({ $0.insert(question).inserted }) else { return nil }
    defer { asked.withLock { _ = $0.remove(question) } }
    return thunk.call(target, [selector]) as? Bool
  }

  private static let forwarding = Mutex<[ObjectIdentifier: Bool]>([:])

  /// Whether objects of a class may name others for messages. It is asked at each call of what a delegate lacks, and so
  /// looked for once.
  static func hasForwardingTargets(_ type: AnyClass) -> Bool {
    forwarding.withLock { known in
      if let known = known[ObjectIdentifier(type)] { return known }
      let isFound = MethodIndex.thunk(named: "forwardingTargetForSelector:", of: type) != nil
      known[ObjectIdentifier(type)] = isFound
      return isFound
    }
  }

  /// The object that gets a message which the target has no method for.
  static func forwardingTarget(of target: AnyObject, for selector: Selector) -> AnyObject? {
    guard let thunk = MethodIndex.thunk(named: "forwardingTargetForSelector:", of: type(of: target)),
      let other = thunk.call(target, [selector]) as? any NSObjectProtocol, other !== target
    else { return nil }
    return other
  }
}
