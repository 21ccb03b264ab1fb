import Glibc
import Synchronization

/// See [IMP](https://developer.apple.com/documentation/objectivec/imp).
public typealias IMP = OpaquePointer

/// See [Protocol](https://developer.apple.com/documentation/objectivec/protocol).
public final class Protocol: NSObject, @unchecked Sendable {
  let name: String

  init(name: String) { self.name = name }
}

/// See [objc_getProtocol](https://developer.apple.com/documentation/objectivec/objc_getprotocol(_:)).
///
/// Nil for protocols whose requirements cannot be found by name, which are all but those that a framework tells of with a
/// C function `windfall_protocol_<Name>`.
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? {
  let name = String(cString: name)
  guard dlsym(nil, "windfall_protocol_\(name)") != nil else { return nil }
  return protocols.withLock { known in
    let found = known[name] ?? Protocol(name: name)
    known[name] = found
    return found
  }
}

/// See [class_addProtocol](https://developer.apple.com/documentation/objectivec/class_addprotocol(_:_:)).
@discardableResult
public func class_addProtocol(_ cls: AnyClass?, _ protocol: Protocol) -> Bool {
  guard let cls, !class_conformsToProtocol(cls, `protocol`) else { return false }
  adopted.withLock { _ = $0[ObjectIdentifier(cls), default: []].insert(`protocol`.name) }
  return true
}

/// See [class_conformsToProtocol](https://developer.apple.com/documentation/objectivec/class_conformstoprotocol(_:_:)).
///
/// Tells of those that were added.
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool {
  guard let cls, let `protocol` else { return false }
  return adopted.withLock { $0[ObjectIdentifier(cls)]?.contains(`protocol`.name) ?? false }
}

/// See [imp_implementationWithBlock](https://developer.apple.com/documentation/objectivec/imp_implementationwithblock(_:)).
///
/// The block takes the object and up to two more, and gives nothing or an object. It can be added as a method, and not
/// put in the place of one.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  let block = (block as? BlockObject)?.closure ?? block
  return IMP(Unmanaged.passRetained(Implementation(.block(block))).toOpaque())
}

/// See [class_addMethod](https://developer.apple.com/documentation/objectivec/class_addmethod(_:_:_:_:)).
///
/// The code of a method can be added where a class above has one of the name.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls else { return false }
  let implementation = Implementation.at(imp)
  guard let code = implementation.code else {
    return MethodIndex.add(
      MethodThunk(owner: cls) { implementation.call($0, $1, name: name) }, named: name.description, of: cls)
  }
  guard let method = RuntimeMethod.find(name.description, of: cls) else {
    fatalError("class_addMethod is not supported on Linux for a method that no class above has: \(name)")
  }
  guard method.owner != cls else { return false }
  _ = method.replace(by: code, "class_addMethod", in: cls)
  return true
}

private let protocols = Mutex<[String: Protocol]>([:])
private let adopted = Mutex<[ObjectIdentifier: Set<String>]>([:])
