/// See [class_copyPropertyList](https://developer.apple.com/documentation/objectivec/class_copypropertylist(_:_:)).
///
/// It stops: of the properties of a class, those that only Swift knows are not known here.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
  fatalError("class_copyPropertyList is not supported on Linux: \(cls.map { windfallStringFromClass($0) } ?? "nil")")
}

/// See [class_getProperty](https://developer.apple.com/documentation/objectivec/class_getproperty(_:_:)).
///
/// It finds the properties that key-value coding finds.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> OpaquePointer? {
  let name = String(cString: name)
  guard let cls, [name, "is\(name.capitalisedStart)"].contains(where: { has(cls, $0) }) else { return nil }
  return OpaquePointer(Unmanaged.passRetained(RuntimeProperty(name: name)).toOpaque())
}

private func has(_ type: AnyClass, _ getter: String) -> Bool {
  MethodTable.responds(instancesOf: type, selector: Selector(getter))
}

/// See [property_getName](https://developer.apple.com/documentation/objectivec/property_getname(_:)).
public func property_getName(_ property: OpaquePointer) -> UnsafePointer<CChar> {
  UnsafePointer(Unmanaged<RuntimeProperty>.fromOpaque(UnsafeRawPointer(property)).takeUnretainedValue().name)
}

/// See [property_getAttributes](https://developer.apple.com/documentation/objectivec/property_getattributes(_:)).
///
/// They are not known.
public func property_getAttributes(_ property: OpaquePointer) -> UnsafePointer<CChar>? { nil }

/// A property that was found by its name; like those of iOS, it lives as long as the process.
private final class RuntimeProperty {
  let name: UnsafeMutablePointer<CChar>

  init(name: String) {
    let bytes = name.utf8CString
    self.name = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { (self.name + index).initialize(to: byte) }
  }
}
