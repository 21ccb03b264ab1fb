import Glibc

// Swift calls methods by the tables of their classes: what stands in a table, and what the lowering has asked for, can be
// read and put in another's place. All else is called directly, and stops.

/// See [Method](https://developer.apple.com/documentation/objectivec/method).
public typealias Method = OpaquePointer

/// See [class_getInstanceMethod](https://developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:)).
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.flatMap { RuntimeMethod.find(name.description, of: $0)?.pointer }
}

/// See [class_getClassMethod](https://developer.apple.com/documentation/objectivec/class_getclassmethod(_:_:)).
///
/// Methods of classes are not known by name.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// See [class_getMethodImplementation](https://developer.apple.com/documentation/objectivec/class_getmethodimplementation(_:_:)).
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// See [class_copyMethodList](https://developer.apple.com/documentation/objectivec/class_copymethodlist(_:_:)).
///
/// Of those that the class exposes to Objective-C, or was given at run time.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  let methods = cls.map { type in
    MethodIndex.names(of: type).sorted().compactMap { RuntimeMethod.find($0, of: type)?.pointer }
  }
  outCount?.pointee = UInt32(methods?.count ?? 0)
  guard let methods, !methods.isEmpty else { return nil }
  // The caller frees it, with free().
  let list = malloc(methods.count * MemoryLayout<Method>.stride)?.bindMemory(to: Method.self, capacity: methods.count)
  list?.initialize(from: methods, count: methods.count)
  return list
}

/// See [method_getName](https://developer.apple.com/documentation/objectivec/method_getname(_:)).
public func method_getName(_ m: Method) -> Selector { Selector(RuntimeMethod.at(m).name) }

/// See [method_getImplementation](https://developer.apple.com/documentation/objectivec/method_getimplementation(_:)).
public func method_getImplementation(_ m: Method) -> IMP {
  guard let code = RuntimeMethod.at(m).code else { stop("method_getImplementation", m) }
  return Implementation.pointer(to: code)
}

/// See [method_setImplementation](https://developer.apple.com/documentation/objectivec/method_setimplementation(_:_:)).
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  guard let code = Implementation.at(imp).code else { stop("method_setImplementation with a block", m) }
  return Implementation.pointer(to: RuntimeMethod.at(m).replace(by: code, "method_setImplementation"))
}

/// See [method_exchangeImplementations](https://developer.apple.com/documentation/objectivec/method_exchangeimplementations(_:_:)).
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (first, second) = (RuntimeMethod.at(m1), RuntimeMethod.at(m2))
  guard let code = second.code else { stop("method_exchangeImplementations", m2) }
  let old = first.replace(by: code, "method_exchangeImplementations")
  _ = second.replace(by: old, "method_exchangeImplementations")
}

/// See [class_replaceMethod](https://developer.apple.com/documentation/objectivec/class_replacemethod(_:_:_:_:)).
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls else { return nil }
  guard let method = RuntimeMethod.find(name.description, of: cls), let code = Implementation.at(imp).code else {
    fatalError("class_replaceMethod is not supported on Linux: \(windfallStringFromClass(cls)) \(name)")
  }
  let old = method.replace(by: code, "class_replaceMethod", in: cls)
  return method.owner == cls ? Implementation.pointer(to: old) : nil
}

/// See [method_getTypeEncoding](https://developer.apple.com/documentation/objectivec/method_gettypeencoding(_:)).
///
/// Swift keeps none: methods are added by their code, whose types are known where it was written.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

private func stop(_ function: String, _ method: Method) -> Never {
  fatalError("\(function) is not supported on Linux: \(RuntimeMethod.at(method))")
}
