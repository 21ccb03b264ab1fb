// Swift calls methods directly on Linux, so that none can be put in another's place: what would do so stops. What only
// reads an implementation stops as well, as it could not be called.

/// See [Method](https://developer.apple.com/documentation/objectivec/method).
public typealias Method = OpaquePointer

/// See [method_getImplementation](https://developer.apple.com/documentation/objectivec/method_getimplementation(_:)).
public func method_getImplementation(_ m: Method) -> IMP { stop("method_getImplementation", m) }

/// See [method_setImplementation](https://developer.apple.com/documentation/objectivec/method_setimplementation(_:_:)).
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { stop("method_setImplementation", m) }

/// See [method_getTypeEncoding](https://developer.apple.com/documentation/objectivec/method_gettypeencoding(_:)).
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { stop("method_getTypeEncoding", m) }

/// See [class_replaceMethod](https://developer.apple.com/documentation/objectivec/class_replacemethod(_:_:_:_:)).
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  fatalError(
    "class_replaceMethod is not supported on Linux: \(cls.map { windfallStringFromClass($0) } ?? "nil") \(name)")
}

private func stop(_ function: String, _ method: Method) -> Never {
  fatalError("\(function) is not supported on Linux: \(RuntimeMethod.name(of: method))")
}
