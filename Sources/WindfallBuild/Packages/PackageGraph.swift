import Foundation
import WindfallProject

/// The packages that a workspace uses, near and far, as far as they could be had.
public struct PackageGraph: Sendable {
  /// The packages, in the order in which they were found.
  public var packages: [SwiftPackage]
  /// Those that could not be had.
  public var unavailable: [UnavailablePackage]

  public init(packages: [SwiftPackage] = [], unavailable: [UnavailablePackage] = []) {
    self.packages = packages
    self.unavailable = unavailable
  }

  /// The targets that make up a product; of any package, where the name of the package is not known.
  func targets(ofProduct name: String, package: String? = nil) -> [PackageTargetReference] {
    let wanted = package?.lowercased()
    let candidates = packages.filter { candidate in
      guard let wanted else { return true }
      return candidate.identity == wanted || candidate.manifest.name.lowercased() == wanted
    }
    for candidate in candidates.isEmpty ? packages : candidates {
      guard let product = candidate.manifest.products.first(where: { $0.name == name }) else { continue }
      return product.targets.map { PackageTargetReference(package: candidate.identity, target: $0) }
    }
    return []
  }

  /// The targets that a target of a package needs.
  func targets(neededBy dependency: PackageTargetDependency, in package: SwiftPackage) -> [PackageTargetReference] {
    func own(_ name: String) -> PackageTargetReference? {
      guard package.manifest.targets.contains(where: { $0.name == name }) else { return nil }
      return PackageTargetReference(package: package.identity, target: name)
    }
    switch dependency {
    case .target(let name): return own(name).map { [$0] } ?? []
    case .product(let name, let package): return targets(ofProduct: name, package: package)
    case .name(let name): return own(name).map { [$0] } ?? targets(ofProduct: name)
    case .elsewhere: return []
    }
  }

  /// The package of this identity.
  subscript(identity: String) -> SwiftPackage? {
    packages.first { $0.identity == identity }
  }
}
