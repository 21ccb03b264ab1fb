import Synchronization

/// What runs as a method.
final class Implementation: @unchecked Sendable {
  enum Kind {
    case block(Any)
    /// The address of a method's code, which takes the object where closures take their context.
    case code(UInt)
  }

  private static let known = Mutex<[UInt: Implementation]>([:])

  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The same pointer for the same code.
  static func pointer(to code: UInt) -> IMP {
    known.withLock { known in
      let implementation = known[code] ?? Implementation(.code(code))
      known[code] = implementation
      return IMP(Unmanaged.passUnretained(implementation).toOpaque())
    }
  }

  /// That of a method; of one that is called directly, it can only be compared.
  static func pointer(of method: RuntimeMethod) -> IMP {
    if let code = method.code { return pointer(to: code) }
    return known.withLock { known in
      let key = UInt(bitPattern: ObjectIdentifier(method))
      let implementation = known[key] ?? Implementation(.block(method))
      known[key] = implementation
      return IMP(Unmanaged.passUnretained(implementation).toOpaque())
    }
  }

  static func at(_ pointer: IMP) -> Implementation {
    Unmanaged<Implementation>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  var code: UInt? {
    if case .code(let code) = kind { code } else { nil }
  }

  func call(_ object: AnyObject, _ arguments: [Any?], name: Selector) -> Any? {
    func argument(_ index: Int) -> AnyObject? {
      index < arguments.count ? arguments[index].map { $0 as AnyObject } : nil
    }
    guard case .block(let block) = kind else { fatalError("the code of a method cannot be performed as \(name)") }
    switch block {
    case let block as (AnyObject) -> Void: return block(object)
    case let block as @Sendable (AnyObject) -> Void: return block(object)
    case let block as (AnyObject) -> AnyObject?: return block(object)
    case let block as (AnyObject, AnyObject) -> Void: return argument(0).map { block(object, $0) }
    case let block as @Sendable (AnyObject, AnyObject) -> Void: return argument(0).map { block(object, $0) }
    case let block as (AnyObject, AnyObject?) -> Void: return block(object, argument(0))
    case let block as (AnyObject, AnyObject?, AnyObject?) -> Void: return block(object, argument(0), argument(1))
    default: fatalError("imp_implementationWithBlock cannot run a block of the type \(type(of: block)) for \(name)")
    }
  }
}

/// The code of a method with its object, laid out as a function is that is kept in a structure.
public struct WindfallMethodCode {
  let code: UInt
  let object: AnyObject
}

/// What the lowering has a method of an extension ask first: what runs in its place, if anything does.
public func windfallExchanged(_ object: AnyObject, _ owner: AnyClass, _ name: String) -> WindfallMethodCode? {
  RuntimeMethod.replacement(of: name, in: owner).map { WindfallMethodCode(code: $0, object: object) }
}

/// What the lowering makes of an implementation that is called as a function.
public func windfallCode(_ implementation: IMP?, of object: AnyObject) -> WindfallMethodCode {
  guard let code = implementation.flatMap({ Implementation.at($0).code }) else {
    fatalError("an implementation that is no method's cannot be called as a function on Linux")
  }
  return WindfallMethodCode(code: code, object: object)
}
