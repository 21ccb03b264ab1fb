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
    case .withTraits(let traits, let dependency):
      return traits.isDisjoint(with: package.traits) ? [] : targets(neededBy: dependency, in: package)
    }
  }

  /// Enables in each package the traits that the packages which need it ask for; nobody asks the outermost ones, which
  /// have their default.
  mutating func enableTraits(of outermost: Set<URL>) {
    let needed = Set(packages.flatMap { $0.manifest.dependencies.map(\.identity) })
    var asked: [String: Set<String>] = [:]
    for package in packages where outermost.contains(package.folder) || !needed.contains(package.identity) {
      asked[package.identity] = ["default"]
    }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for index in packages.indices {
        packages[index].traits = packages[index].manifest.traits(enabledBy: asked[packages[index].identity] ?? [])
        guard asked[packages[index].identity] != nil else { continue }
        for dependency in packages[index].manifest.dependencies {
          let names = dependency.traits.filter {
            $0.conditions.isEmpty || !$0.conditions.isDisjoint(with: packages[index].traits)
          }.map(\.name)
          let known = asked[dependency.identity]
          let all = (known ?? []).union(names)
          guard all != known else { continue }
          asked[dependency.identity] = all
          isSettled = false
        }
      }
    }
  }

  /// The scheme of a package that stands alone: one that it shares, or one that Xcode would make.
  public func scheme(named name: String?, of workspace: XcodeWorkspace) throws -> Scheme {
    guard let package = packages.first(where: { $0.folder == workspace.url }) else {
      return try workspace.scheme(named: name)
    }
    if let name, !workspace.schemes.contains(where: { $0.name == name }) {
      return try PackageSchemes(package: package).scheme(named: name)
    }
    return try workspace.scheme(named: name)
  }

  /// The package of this identity.
  subscript(identity: String) -> SwiftPackage? {
    packages.first { $0.identity == identity }
  }
}
