import Foundation
import WindfallProject

/// What a plug-in can know of the target that it works on: its package and those that it needs, with their targets.
struct PluginContext: Sendable {
  let packages: PackageGraph
  let targets: [PackageTargetReference: PackageTarget]
  /// The package and the target that are meant.
  let package: SwiftPackage
  let target: PackageTarget

  /// What is known only when the plug-in is about to run.
  struct Places {
    /// Where it may write, and its commands put what they make.
    var workFolder: URL
    var tools: [String: URL]
    /// Where other programs are looked for.
    var programFolders: [URL]
    /// What other plug-ins have made for the target before.
    var sources: [URL] = []
    var resources: [URL] = []
  }

  /// The bundle for what plug-ins make, where the target has none of its own.
  var resourceBundle: ResourceBundle { ResourceBundle(of: target, in: package) }

  /// The folders that the plug-in and its commands may read.
  var folders: [URL] { packages.packages.map(\.folder) }

  /// What the plug-in is asked; nil where the target is of a kind that plug-ins do not see.
  func request(_ places: Places) -> Data? {
    var writer = Writer(packages: packages, targets: targets, root: package.identity)
    let root = writer.package(package)
    guard let target = writer.target(PackageTargetReference(package: package.identity, target: target.name)) else {
      return nil
    }
    writer.context.pluginWorkDirId = writer.path(places.workFolder)
    writer.context.toolSearchDirIds = places.programFolders.map { writer.path($0) }
    writer.context.accessibleTools = places.tools.mapValues { .init(path: writer.path($0)) }
    let sources = places.sources.map { writer.path($0) }
    let resources = places.resources.map { writer.path($0) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(
      PluginRequest(
        createBuildToolCommands: .init(
          context: writer.context, rootPackageId: root, targetId: target, pluginGeneratedSources: sources,
          pluginGeneratedResources: resources)))
  }

  /// Puts each thing into its list once, after all that it refers to.
  private struct Writer {
    let packages: PackageGraph
    let targets: [PackageTargetReference: PackageTarget]
    var context = PluginRequest.Context()
    private var paths: [String: Int] = [:]
    private var packageNumbers: [String: Int] = [:]
    private var productNumbers: [String: Int] = [:]
    private var targetNumbers: [PackageTargetReference: Int] = [:]

    /// The identity of the package in whose name the plug-in works.
    private let root: String

    init(packages: PackageGraph, targets: [PackageTargetReference: PackageTarget], root: String) {
      self.packages = packages
      self.targets = targets
      self.root = root
    }

    mutating func path(_ url: URL) -> Int {
      if let known = paths[url.path] { return known }
      context.paths.append(.init(subpath: String(url.path.dropFirst())))
      paths[url.path] = context.paths.count - 1
      return context.paths.count - 1
    }

    mutating func package(_ package: SwiftPackage) -> Int {
      if let known = packageNumbers[package.identity] { return known }
      let needed = package.manifest.dependencies.compactMap { packages[$0.identity] }.map { self.package($0) }
      let products = package.manifest.products.compactMap { product($0, of: package) }
      let targets = package.manifest.targets.compactMap {
        target(PackageTargetReference(package: package.identity, target: $0.name))
      }
      let folder = path(package.folder)
      let version = package.manifest.toolsVersionText.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
      context.packages.append(
        .init(
          identity: package.identity, displayName: package.manifest.name, directoryId: folder,
          origin: package.identity == root ? .root : .local(path: folder),
          toolsVersion: .init(major: version[0], minor: version[1], patch: version[2]),
          dependencies: needed.map { .init(packageId: $0) }, productIds: products, targetIds: targets))
      packageNumbers[package.identity] = context.packages.count - 1
      return context.packages.count - 1
    }

    private mutating func product(_ product: PackageManifest.Product, of package: SwiftPackage) -> Int? {
      let key = "\(package.identity)/\(product.name)"
      if let known = productNumbers[key] { return known }
      let parts = product.targets.compactMap {
        target(PackageTargetReference(package: package.identity, target: $0))
      }
      guard let last = parts.last else { return nil }
      context.products.append(
        .init(
          name: product.name, targetIds: parts,
          info: product.isExecutable ? .executable(mainTargetId: last) : .library(kind: .automatic)))
      productNumbers[key] = context.products.count - 1
      return context.products.count - 1
    }

    mutating func target(_ reference: PackageTargetReference) -> Int? {
      if let known = targetNumbers[reference] { return known }
      guard let target = targets[reference], let folder = target.folder, let package = packages[reference.package],
        let kind = Self.kinds[target.description.type]
      else { return nil }
      let needed = target.description.dependencies.flatMap { needs($0, in: package) }
      let files = files(of: target)
      let isInC = target.sources.isEmpty && !target.otherSources.isEmpty
      let directory = path(folder)
      context.targets.append(
        .init(
          name: target.name, directoryId: directory, dependencies: needed,
          info: isInC
            ? clangInfo(of: target, in: package, kind, files)
            : .swiftSourceModuleInfo(
              moduleName: target.moduleName, kind: kind, sourceFiles: files,
              compilationConditions: CompilerSettings(target.description, in: package).conditions,
              linkedLibraries: [], linkedFrameworks: [])))
      targetNumbers[reference] = context.targets.count - 1
      return context.targets.count - 1
    }

    private mutating func clangInfo(
      of target: PackageTarget, in package: SwiftPackage, _ kind: String, _ files: [PluginRequest.File]
    ) -> PluginRequest.Target.Info {
      let c = CSources(target, in: package)
      return .clangSourceModuleInfo(
        moduleName: target.moduleName, kind: kind, sourceFiles: files, preprocessorDefinitions: c.definitions,
        headerSearchPaths: c.headerFolders.map(\.path), publicHeadersDirId: c.publicHeaders.map { path($0) },
        linkedLibraries: [], linkedFrameworks: [])
    }

    /// The kinds of targets that plug-ins see, by what manifests call them.
    private static let kinds = ["regular": "generic", "executable": "executable", "test": "test", "macro": "macro"]

    private mutating func needs(
      _ dependency: PackageTargetDependency, in package: SwiftPackage
    ) -> [PluginRequest.Target.Need] {
      switch dependency {
      case .elsewhere: return []
      case .withTraits(let traits, let dependency):
        return traits.isDisjoint(with: package.traits) ? [] : needs(dependency, in: package)
      case .target(let name), .name(let name):
        if let own = target(PackageTargetReference(package: package.identity, target: name)) {
          return [.target(targetId: own)]
        }
        return needs(ofProduct: name, of: nil)
      case .product(let name, let package): return needs(ofProduct: name, of: package)
      }
    }

    private mutating func needs(ofProduct name: String, of package: String?) -> [PluginRequest.Target.Need] {
      guard let owner = packages.targets(ofProduct: name, package: package).first.flatMap({ packages[$0.package] }),
        let found = owner.manifest.products.first(where: { $0.name == name }),
        let number = product(found, of: owner)
      else { return [] }
      return [.product(productId: number)]
    }

    private mutating func files(of target: PackageTarget) -> [PluginRequest.File] {
      let kinds = [
        (target.sources + target.otherSources, "source"), (target.resources.map(\.url), "resource"),
        (target.unusedFiles, "unknown"),
      ]
      return kinds.flatMap { files, kind in
        files.map { .init(basePathId: path($0.deletingLastPathComponent()), name: $0.lastPathComponent, type: kind) }
      }
    }
  }
}
