@_exported import Foundation

extension Timer {
  public static func windfallInvalid() -> Timer { fatalError() }
}

extension NSNumber {
  public static func windfallMake(value: Double) -> Self { fatalError() }
}

public final class KeyPathIndex {
  public func add<Owner: AnyObject>(
    _ owner: Owner.Type, _ names: @escaping @MainActor (Owner.Type) -> [AnyKeyPath: String]
  ) {}
}
