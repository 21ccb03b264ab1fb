import Foundation
import WindfallLowering
import WindfallProject

/// All targets of a workspace and its packages, and what each needs.
struct TargetGraph {
  private(set) var targets: [GraphTarget] = []
  private let workspace: XcodeWorkspace
  let packages: PackageGraph
  private let configuration: String
  /// By project or package and the target's own name.
  private var names: [String: String] = [:]

  init(workspace: XcodeWorkspace, packages: PackageGraph, configuration: String) throws {
    self.workspace = workspace
    self.packages = packages
    self.configuration = configuration
    for project in workspace.projects {
      for target in project.targets where !isReplaced(target, in: project) {
        let settings = project.settings(for: target, configuration: configuration)
        add(
          .project(project, target), called: target.name, in: project.name, module: settings.moduleName,
          otherPlatform: settings.otherPlatform,
          bundleName: target.kind == .bundle ? settings["PRODUCT_NAME"] ?? target.productName : nil)
      }
    }
    for package in packages.packages {
      for description in package.manifest.targets {
        guard let target = try package.target(named: description.name), !isReplaced(target) else { continue }
        add(.package(package, target), called: target.name, in: package.identity, module: target.moduleName)
      }
    }
    for index in targets.indices { link(index) }
  }

  subscript(name: String) -> GraphTarget? { targets.first { $0.name == name } }

  /// The target that a scheme means.
  func name(of target: ProjectTarget, in project: XcodeProject) -> String? {
    names["\(project.name)/\(target.name)"]
  }

  /// The test target of a package that a scheme means.
  func packageTest(named name: String) -> String? {
    targets.first { candidate in
      guard case .package(_, let target) = candidate.origin else { return false }
      return target.name == name && candidate.isTest
    }?.name
  }

  /// The test targets of the packages in these folders.
  func packageTests(in folders: Set<URL>) -> [String] {
    targets.filter { candidate in
      guard case .package(let package, _) = candidate.origin else { return false }
      return candidate.isTest && folders.contains(package.folder)
    }.map(\.name)
  }

  /// The modules of all targets, also of those that are not built.
  var moduleNames: Set<String> { Set(targets.filter { $0.bundleName == nil }.map(\.moduleName)).subtracting([""]) }

  /// The modules of the targets that have sources: that of one that only copies a compiled framework is the framework's.
  var modulesWithSources: Set<String> {
    let compiled = targets.filter { $0.bundleName == nil && (!$0.sources.isEmpty || !$0.otherSources.isEmpty) }
    return Set(compiled.map(\.moduleName))
  }

  /// The targets of these names and all that they need, apps included; those that only join others are left out.
  func closure(of names: [String]) -> [GraphTarget] {
    let needed = reached(from: names) { $0.dependencies + [$0.app].compactMap { $0 } }
    return targets.filter { needed.contains($0.name) && !$0.isHollow }.map { target in
      var target = target
      target.dependencies = solid(target.dependencies)
      return target
    }
  }

  /// The names of some targets, and of all that they lead to.
  private func reached(from names: [String], by step: (GraphTarget) -> [String]) -> Set<String> {
    var reached: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard reached.insert(name).inserted, let target = self[name] else { continue }
      open += step(target)
    }
    return reached
  }

  /// Whether a target can import a module: an app that its tests drive is in another process, with all that it needs.
  private func sees(_ module: String, from index: Int) -> Bool {
    let visible = reached(from: [targets[index].name]) { target in
      target.dependencies.filter { self[$0]?.isApp != true } + [target.hostApp].compactMap { $0 }
    }
    return targets.contains { visible.contains($0.name) && $0.isLibrary && $0.moduleName == module }
  }

  /// Adds the libraries whose modules targets import to what those need; answers whether there were any.
  mutating func addDependencies(_ imports: [String: [ImportScan.Place]]) -> Bool {
    var hasAdded = false
    for index in targets.indices {
      for place in imports[targets[index].name] ?? [] {
        let library = targets.first {
          $0.moduleName == place.module && $0.isLibrary && $0.otherPlatform == nil
        }
        // Another target may make a module of the same name, such as that for another platform.
        guard let name = library?.name, name != targets[index].name,
          !targets[index].dependencies.contains(name),
          !sees(place.module, from: index),
          !closure(of: [name]).contains(where: { $0.name == targets[index].name })
        else { continue }
        targets[index].dependencies.append(name)
        hasAdded = true
      }
    }
    return hasAdded
  }

  /// The macros that a target can use: its own, and those of what it needs.
  func macros(of name: String) -> [String] {
    var macros: [String] = []
    for target in [self[name]].compactMap({ $0 }) + closure(of: [name]) {
      macros += target.macros.filter { !macros.contains($0) }
    }
    return macros
  }

  /// Programs, such as macros, with all that they need, each after what it needs.
  func hostTargets(_ programs: [String], settings: (GraphTarget) -> CompilerSettings) -> [HostTarget] {
    var result: [HostTarget] = []
    var open: Set<String> = []
    func add(_ name: String) {
      guard let target = self[name], !target.isMacroSupport, open.insert(name).inserted else { return }
      for needed in target.dependencies + target.macros { add(needed) }
      guard !target.isHollow else { return }
      let role = target.hostRole
      // A plug-in starts its tools, and has nothing of them in it.
      let parts = role == .plugin ? [] : target.dependencies + target.macros
      let needed = Set(parts.flatMap { closure(of: [$0]).map(\.name) + [$0] })
      var host = HostTarget(
        name: name, moduleName: target.moduleName, sources: target.sources, settings: settings(target),
        dependencies: needed.filter { self[$0].map { !$0.isHollow && !$0.isMacroSupport } == true }.sorted(),
        role: role)
      if case .package(let package, let own) = target.origin {
        host.toolsVersion = package.manifest.toolsVersionText
        if !own.resources.isEmpty { host.resourceBundle = ResourceBundle(of: own, in: package) }
        if own.sources.isEmpty { host.c = CSources(own, in: package) }
      }
      result.append(host)
    }
    for program in programs { add(program) }
    return result
  }

  /// What stands behind targets that only join others.
  private func solid(_ names: [String]) -> [String] {
    var result: [String] = []
    var open = names
    var seen: Set<String> = []
    while !open.isEmpty {
      let name = open.removeFirst()
      guard seen.insert(name).inserted, let target = self[name] else { continue }
      if target.isHollow { open += target.dependencies } else { result.append(name) }
    }
    return result
  }

  // MARK: - Building

  private mutating func add(
    _ origin: GraphTarget.Origin, called name: String, in owner: String, module: String, otherPlatform: String? = nil,
    bundleName: String? = nil
  ) {
    let isTaken = targets.contains { $0.name == name }
    let unique = isTaken ? "\(name) (\(owner))" : name
    guard names["\(owner)/\(name)"] == nil, self[unique] == nil else { return }
    names["\(owner)/\(name)"] = unique
    var target = GraphTarget(name: unique, origin: origin, moduleName: module, otherPlatform: otherPlatform)
    if let bundleName {
      // Resources are for all systems, whatever the project says.
      (target.bundleName, target.otherPlatform) = (bundleName, nil)
    }
    targets.append(target)
  }

  private mutating func link(_ index: Int) {
    switch targets[index].origin {
    case .project(let project, let target):
      targets[index].app = [target.hostTarget, target.testedTarget].compactMap { $0 }.first
        .flatMap { find($0, from: project) }
      targets[index].bundles = bundles(of: target, in: project)
      targets[index].dependencies = unique(
        dependencies(of: target, in: project, called: targets[index].name) + targets[index].bundles,
        except: targets[index].name)
    case .package(let package, let target):
      let needed = target.description.dependencies.flatMap { packages.targets(neededBy: $0, in: package) }
      let names = unique(needed.compactMap(name(of:)), except: targets[index].name)
      targets[index].macros = names.filter { self[$0]?.isMacro == true }
      targets[index].dependencies = names.filter { self[$0]?.isMacro == false }
      targets[index].plugins = plugins(of: target, in: package)
      guard targets[index].isTest else { return }
      for macro in targets[index].macros { targets[index].dependencies += library(of: macro).map { [$0] } ?? [] }
    }
  }

  /// The plug-ins that take part in the build of a target; those that a person has to ask for do not.
  private func plugins(of target: PackageTarget, in package: SwiftPackage) -> [String] {
    let asked = (target.description.pluginUsages ?? []).flatMap { usage -> [PackageTargetReference] in
      let dependency =
        usage.package.map { PackageTargetDependency.product(usage.name, package: $0) } ?? .name(usage.name)
      return packages.targets(neededBy: dependency, in: package)
    }
    return unique(asked.compactMap(name(of:)), except: "").filter { name in
      guard case .package(_, let plugin)? = self[name]?.origin else { return false }
      return plugin.description.isBuildToolPlugin
    }
  }

  /// A macro once more, as a library: tests call it as such, beside the program that the compiler calls.
  private mutating func library(of macro: String) -> String? {
    let name = "\(macro) for tests"
    guard self[name] == nil, let original = self[macro] else { return name }
    var target = GraphTarget(name: name, origin: original.origin, moduleName: original.moduleName)
    target.isTestedMacro = true
    targets.append(target)
    link(targets.count - 1)
    return name
  }

  /// The targets that the sources of a target need.
  private func dependencies(of target: ProjectTarget, in project: XcodeProject, called own: String) -> [String] {
    let named = (target.dependencies + [target.hostTarget].compactMap { $0 }).compactMap { find($0, from: project) }
    // Xcode also builds first what a target is linked with, in whatever project.
    let linked = Set(target.linkedFrameworks.map { $0.filePath.deletingPathExtension })
    let byProduct = targets.compactMap { candidate -> String? in
      guard case .project(_, let other) = candidate.origin, linked.contains(other.productName),
        candidate.bundleName == nil
      else { return nil }
      return candidate.name
    }
    let products = target.packageProducts.flatMap { product in
      packages.targets(ofProduct: product.name, package: product.package.flatMap(identity)).compactMap(name(of:))
    }
    return unique(named + byProduct + products, except: own).filter { name in
      guard let target = self[name], target.otherPlatform == nil else { return false }
      guard case .project(_, let other) = target.origin else { return true }
      return [.application, .framework, .staticLibrary, .bundle].contains(other.kind)
    }
  }

  /// The bundles that go into the product of a target: those that it copies, and those that it only needs, which a script
  /// may copy. A framework has a folder of its own and no more in it than it says.
  private func bundles(of target: ProjectTarget, in project: XcodeProject) -> [String] {
    let pods = PodsResources(
      of: target, settings: project.settings(for: target, configuration: configuration), folder: project.folder)
    let copied = target.copiedProducts.map { PodsResources.Product(pod: "", name: $0) } + pods.products
    let needed = target.kind == .framework ? [] : target.dependencies.compactMap { find($0, from: project) }
    return unique(copied.compactMap(bundle) + needed.filter { self[$0]?.bundleName != nil }, except: "")
  }

  private func bundle(_ product: PodsResources.Product) -> String? {
    guard product.name.hasSuffix(".bundle") else { return nil }
    let name = product.name.filePath.deletingPathExtension
    let candidates = targets.filter { candidate in
      guard case .project(_, let target) = candidate.origin, let bundleName = candidate.bundleName else { return false }
      return bundleName == name || target.productName == name
    }
    return (candidates.first { $0.name == "\(product.pod)-\(name)" } ?? candidates.first)?.name
  }

  /// Whether a module of the SDK has in Swift what a target has in Objective-C.
  private func isReplaced(_ target: PackageTarget) -> Bool {
    target.sources.isEmpty && target.otherSources.contains(where: TargetCheck.isObjectiveC)
      && LoweringOptions.sdkModules.contains(target.moduleName)
  }

  /// The same of pods, which are in both languages: what is in Swift calls what is not.
  private func isReplaced(_ target: ProjectTarget, in project: XcodeProject) -> Bool {
    project.name == "Pods" && target.otherSources.contains(where: TargetCheck.isObjectiveC)
      && SDK.packageModules.contains(project.settings(for: target, configuration: configuration).moduleName)
  }

  private func identity(of package: PackageReference) -> String? {
    switch package {
    case .local(let folder): packages.packages.first { $0.folder == folder }?.identity
    case .remote(let url, _): PackageAddress(url).name
    }
  }

  /// The target of this name: of the project itself, or else of another one.
  private func find(_ name: String, from project: XcodeProject) -> String? {
    if let own = names["\(project.name)/\(name)"] { return own }
    return targets.first { candidate in
      guard case .project(_, let target) = candidate.origin else { return false }
      return target.name == name
    }?.name
  }

  /// The name here of a package's target.
  func name(of reference: PackageTargetReference) -> String? { names["\(reference.package)/\(reference.target)"] }

  private func unique(_ names: [String], except own: String) -> [String] {
    var result: [String] = []
    for name in names where name != own && !result.contains(name) { result.append(name) }
    return result
  }
}
