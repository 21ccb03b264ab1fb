/// A product of a Swift package that a target uses.
public struct PackageProduct: Sendable, Equatable, Hashable {
  /// The name of the product.
  public let name: String

  /// The package it comes from; `nil` where the project does not say, as it may with local packages.
  public let package: PackageReference?

  /// Makes a product.
  public init(name: String, package: PackageReference?) {
    self.name = name
    self.package = package
  }
}
