import ObjectiveC

/// What is told of messages to an object: see [RxCocoaRuntime](https://github.com/ReactiveX/RxSwift).
public protocol RXMessageSentObserver: AnyObject {
  var targetImplementation: IMP { get }
  func messageSent(withArguments arguments: [Any])
  func methodInvoked(withArguments arguments: [Any])
}

/// What is told of the end of an object: see [RxCocoaRuntime](https://github.com/ReactiveX/RxSwift).
public protocol RXDeallocatingObserver: AnyObject {
  var targetImplementation: IMP { get }
  func deallocating()
}

/// See [RxCocoaRuntime](https://github.com/ReactiveX/RxSwift).
public enum RXObjCRuntimeError: Int, Sendable {
  case unknown = 1
  case objectMessagesAlreadyBeingIntercepted
  case selectorNotImplemented
  case cantInterceptCoreFoundationTollFreeBridgedObjects
  case threadingCollisionWithOtherInterceptionMechanism
  case savingOriginalForwardingMethodFailed
  case replacingMethodWithForwardingImplementation
  case observingPerformanceSensitiveMessages
  case observingMessagesWithUnsupportedReturnType
}

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"
