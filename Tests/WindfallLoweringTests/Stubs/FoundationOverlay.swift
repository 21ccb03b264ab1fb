@_exported import Foundation

extension Timer {
  public static func windfallInvalid() -> Timer { fatalError() }
}

extension NSUUID {
  public static func windfallMake(uuidString: String) -> Self? { fatalError() }
  public static func windfallMake(uuidBytes: UnsafePointer<UInt8>?) -> Self { fatalError() }
}

extension NSNumber {
  public static func windfallMake(value: Double) -> Self { fatalError() }
}

public final class KeyPathIndex {
  public func add<Owner: AnyObject>(
    _ owner: Owner.Type, _ names: @escaping @MainActor (Owner.Type) -> [AnyKeyPath: String]
  ) {}
}
