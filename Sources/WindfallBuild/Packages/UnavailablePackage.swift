/// A package that a project uses and that could not be had.
public struct UnavailablePackage: Hashable, Sendable {
  /// Its address, or its folder.
  public var address: String
  /// Why, in a clause.
  public var reason: String

  public init(address: String, reason: String) {
    self.address = address
    self.reason = reason
  }

  /// The name that its address ends with.
  public var name: String { PackageAddress(address).name }
}
