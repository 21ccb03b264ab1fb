import Foundation

/// What a call of an initialiser becomes on a class of UUIDs that is known only at run time.
///
/// Foundation of Linux does not mark these initialisers as required, so such a class can be `NSUUID` only.
extension NSUUID {
  public static func windfallMake(uuidString: String) -> Self? { NSUUID(uuidString: uuidString).map(make) }

  public static func windfallMake(uuidBytes: UnsafePointer<UInt8>?) -> Self {
    guard let uuidBytes else { return make(NSUUID(uuidBytes: [UInt8](repeating: 0, count: 16))) }
    return make(NSUUID(uuidBytes: uuidBytes))
  }

  private static func make(_ made: NSUUID) -> Self {
    guard let made = made as? Self else { fatalError("\(self) is no class of UUIDs that can be made by its type") }
    return made
  }
}
