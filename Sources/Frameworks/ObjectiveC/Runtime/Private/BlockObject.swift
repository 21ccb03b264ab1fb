/// A closure as an object, which every block is in Objective-C.
public final class BlockObject: NSObject, @unchecked Sendable {
  let code: WindfallBlockCode

  /// Takes a structure whose only property is the closure: one of a generic type would be called in another way.
  public init<Holder>(_ holder: Holder) { code = unsafeBitCast(holder, to: WindfallBlockCode.self) }
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
  guard let block = object as? BlockObject else {
    fatalError("what is cast to the type of a block is none on Linux: \(block.map { "\(type(of: $0))" } ?? "nil")")
  }
  return block.code
}
