import Foundation

/// The schemes that Xcode makes for a package: one for each product, and one for the whole.
public struct PackageSchemes {
  private let package: SwiftPackage

  /// Makes them for a package that stands alone.
  public init(package: SwiftPackage) {
    self.package = package
  }

  /// The names under which tests of the package can be run, the whole package first.
  public var names: [String] {
    let whole = [package.manifest.name, "\(package.manifest.name)-Package"]
    return whole + package.manifest.products.map(\.name).filter { !whole.contains($0) }
  }

  /// The scheme of this name; without a name, that of the whole package, which runs all its tests.
  public func scheme(named name: String?) throws(ProjectError) -> Scheme {
    let name = name ?? package.manifest.name
    guard names.contains(name) else {
      throw ProjectError(
        "there is no scheme named \"\(name)\"", path: package.folder.path,
        advice: "choose one of: \(names.joined(separator: ", "))")
    }
    let isWhole = names.prefix(2).contains(name)
    let product = isWhole ? nil : package.manifest.products.first { $0.name == name }
    let tests = product.map { self.tests(of: Set($0.targets)) } ?? []
    return Scheme(
      name: name, buildTargets: [],
      testables: tests.map {
        Testable(
          target: SchemeTarget(id: $0, name: $0, container: "container:"), isSkipped: false, skippedTests: [],
          selectedTests: nil)
      },
      testPlans: [], testConfiguration: "Debug", testOptions: LaunchOptions(), launchOptions: LaunchOptions(),
      launchTarget: nil, file: nil)
  }

  /// The test targets that need one of some targets, directly or not.
  private func tests(of targets: Set<String>) -> [String] {
    var users = targets
    var isSettled = false
    while !isSettled {
      isSettled = true
      for target in package.manifest.targets where !users.contains(target.name) {
        let needed = target.dependencies.compactMap(Self.name)
        guard !users.isDisjoint(with: needed) else { continue }
        users.insert(target.name)
        isSettled = false
      }
    }
    return package.manifest.targets.filter { $0.type == "test" && users.contains($0.name) }.map(\.name)
  }

  private static func name(_ dependency: PackageTargetDependency) -> String? {
    switch dependency {
    case .target(let name), .name(let name): name
    case .withTraits(_, let dependency): name(dependency)
    case .product, .elsewhere: nil
    }
  }
}
