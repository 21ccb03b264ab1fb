/// See [class_copyPropertyList](https://developer.apple.com/documentation/objectivec/class_copypropertylist(_:_:)).
///
/// It stops: of the properties of a class, those that only Swift knows are not known here.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
  fatalError("class_copyPropertyList is not supported on Linux: \(cls.map { windfallStringFromClass($0) } ?? "nil")")
}

/// See [property_getName](https://developer.apple.com/documentation/objectivec/property_getname(_:)).
///
/// There are no such properties, so it stops.
public func property_getName(_ property: OpaquePointer) -> UnsafePointer<CChar> {
  fatalError("property_getName is not supported on Linux")
}

/// See [property_getAttributes](https://developer.apple.com/documentation/objectivec/property_getattributes(_:)).
///
/// There are no such properties, so it stops.
public func property_getAttributes(_ property: OpaquePointer) -> UnsafePointer<CChar>? {
  fatalError("property_getAttributes is not supported on Linux")
}
