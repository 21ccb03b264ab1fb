/// A closure as an object, which every block is in Objective-C.
public final class BlockObject: NSObject, @unchecked Sendable {
  let code: WindfallBlockCode?
  /// The closure, of whatever type, if it was not given as one of a known type.
  public let closure: Any?

  /// Takes a structure whose only property is the closure: one of a generic type would be called in another way.
  public init<Holder>(_ holder: Holder) {
    code = unsafeBitCast(holder, to: WindfallBlockCode.self)
    closure = nil
  }

  init(closure: Any) {
    code = nil
    self.closure = closure
  }
}

/// What the lowering makes of a value that is cast to an object: a closure, which is none on Linux, is put into one.
public func windfallBlockObject<Value>(_ value: Value) -> AnyObject {
  let metadata = unsafeBitCast(type(of: value as Any), to: UnsafeRawPointer.self)
  // How Swift's ABI marks the type of a function.
  guard metadata.load(as: Int.self) == 0x302 else { return unsafeBitCast(value, to: AnyObject.self) }
  return BlockObject(closure: value)
}

/// The code of a closure with what it holds, laid out as a function is that is kept in a structure.
public struct WindfallBlockCode {
  let code: UInt
  let context: AnyObject?
}

/// What the lowering makes of an object, or a pointer to one, that is cast to the type of a block.
public func windfallBlockCode(_ block: Any?) -> WindfallBlockCode {
  let object: Any? =
    switch block {
    case let pointer as UnsafeRawPointer: Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    case let pointer as UnsafeMutableRawPointer: Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    default: block
    }
  guard let block = (object as? BlockObject)?.code else {
    fatalError("what is cast to the type of a block is none on Linux: \(block.map { "\(type(of: $0))" } ?? "nil")")
  }
  return block
}
