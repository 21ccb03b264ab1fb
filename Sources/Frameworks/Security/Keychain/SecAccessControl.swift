/// See [SecAccessControl](https://developer.apple.com/documentation/security/secaccesscontrol).
///
/// It is kept with the item. Whoever reads the item is not asked for anything, as on a simulator without a passcode.
public final class SecAccessControl: NSObject, @unchecked Sendable {
  let protection: NSObject
  private let flags: SecAccessControlCreateFlags

  init(protection: NSObject, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }

  override public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecAccessControl else { return false }
    return protection.isEqual(other.protection) && flags == other.flags
  }

  override public var hash: Int { protection.hash ^ Int(truncatingIfNeeded: flags.rawValue) }
}

/// See [SecAccessControlCreateFlags](https://developer.apple.com/documentation/security/secaccesscontrolcreateflags).
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// See [SecAccessControlCreateWithFlags](https://developer.apple.com/documentation/security/secaccesscontrolcreatewithflags(_:_:_:_:)).
///
/// Nil, with an error, for a protection that is none of `kSecAttrAccessible`'s.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  let known = ["ak", "ck", "dk", "aku", "cku", "dku", "akpu"]
  guard let protection = protection as? NSString, known.contains(protection as String) else {
    error?.pointee = .passRetained(CFError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
    return nil
  }
  return SecAccessControl(protection: protection, flags: flags)
}
