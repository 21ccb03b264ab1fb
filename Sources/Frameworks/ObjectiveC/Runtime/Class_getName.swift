import Synchronization

/// See [class_getName](https://developer.apple.com/documentation/objectivec/class_getname(_:)).
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
  names.withLock { names in
    let key = type.map { ObjectIdentifier($0) }
    let address = names[key] ?? UInt(bitPattern: copy(of: type.map { windfallStringFromClass($0) } ?? "nil"))
    names[key] = address
    return Name(address: address)
  }.pointer
}

/// See [object_getClass](https://developer.apple.com/documentation/objectivec/object_getclass(_:)).
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// See [object_setClass](https://developer.apple.com/documentation/objectivec/object_setclass(_:_:)).
///
/// The class may not be larger than that of the object.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let object = obj.map({ $0 as AnyObject }) else { return nil }
  let old: AnyClass = type(of: object)
  guard class_getInstanceSize(cls) <= class_getInstanceSize(old) else {
    fatalError("object_setClass: \(cls) is larger than \(old)")
  }
  // An object begins with the address of its class's metadata.
  Unmanaged.passUnretained(object).toOpaque().storeBytes(
    of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  return old
}

/// See [class_getSuperclass](https://developer.apple.com/documentation/objectivec/class_getsuperclass(_:)).
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
  type.flatMap { _getSuperclass($0) }
}

/// See [class_getInstanceSize](https://developer.apple.com/documentation/objectivec/class_getinstancesize(_:)).
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  // Behind the kind, the superclass, the flags and the address point of the class's metadata.
  cls.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) } ?? 0
}

/// The texts live as long as the process, as the caller may keep the pointer.
private let names = Mutex<[ObjectIdentifier?: UInt]>([:])

private struct Name {
  let address: UInt
  var pointer: UnsafePointer<CChar> { UnsafePointer(bitPattern: address) ?? copy(of: "") }
}

private func copy(of text: String) -> UnsafePointer<CChar> {
  let bytes = text.utf8CString
  let pointer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
  _ = pointer.initialize(from: bytes)
  return UnsafePointer(pointer.baseAddress ?? UnsafeMutablePointer<CChar>.allocate(capacity: 1))
}

/// See [objc_getClass](https://developer.apple.com/documentation/objectivec/objc_getclass(_:)).
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { windfallClassFromString(String(cString: name)) }
