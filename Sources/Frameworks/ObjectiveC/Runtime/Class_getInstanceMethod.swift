/// See [class_getInstanceMethod](https://developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:)).
///
/// What it returns only names the method.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  guard let cls, MethodTable.responds(instancesOf: cls, selector: name) else { return nil }
  let method = RuntimeMethod(description: "-[\(windfallStringFromClass(cls)) \(name)]")
  return OpaquePointer(Unmanaged.passRetained(method).toOpaque())
}

/// See [method_exchangeImplementations](https://developer.apple.com/documentation/objectivec/method_exchangeimplementations(_:_:)).
///
/// It stops: Swift calls methods directly on Linux, so that none can be put in another's place.
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {
  let methods = [m1, m2].map { Unmanaged<RuntimeMethod>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  fatalError("method_exchangeImplementations is not supported on Linux: \(methods[0]) and \(methods[1])")
}

/// See [objc_getClass](https://developer.apple.com/documentation/objectivec/objc_getclass(_:)).
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { windfallClassFromString(String(cString: name)) }

/// What a method is called, for messages.
private final class RuntimeMethod: CustomStringConvertible {
  let description: String

  init(description: String) { self.description = description }
}
