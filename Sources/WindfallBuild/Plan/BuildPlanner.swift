import Foundation
import WindfallCore
import WindfallFacts
import WindfallLowering
import WindfallProject

/// Decides what of a workspace has to be built, and how.
public struct BuildPlanner {
  private let workspace: XcodeWorkspace
  private let scheme: Scheme
  private let packages: PackageGraph
  private let graph: TargetGraph
  private let knownModules: Set<String>
  private let headers: ObjectiveCHeaderReader
  /// Apple's modules, and those of the project in Objective-C, that are declared where a project imports them.
  private let declarable: Set<String>
  /// Those of them of which nothing is known.
  private let unknown: Set<String>

  /// Makes a planner; the toolchain's own modules are those that sources may import beside the frameworks.
  public init(
    workspace: XcodeWorkspace, scheme: Scheme, packages: PackageGraph = PackageGraph(),
    toolchainModules: Set<String> = [], facts: SDKFacts = SDKFacts()
  ) throws {
    self.workspace = workspace
    self.scheme = scheme
    self.packages = packages
    graph = try TargetGraph(workspace: workspace, packages: packages, configuration: scheme.testConfiguration)
    let headers = ObjectiveCHeaderReader(
      graph: graph, workspace: workspace, configuration: scheme.testConfiguration)
    self.headers = headers
    declarable = SupportedModules.declarable(with: facts).union(headers.modules)
    unknown = SupportedModules.unknown(with: facts).subtracting(headers.modules)
    knownModules = SupportedModules.all.union(toolchainModules).union(declarable)
  }

  /// The test targets of the scheme, with the apps and libraries that they need.
  ///
  /// Of several test plans, the default one is taken where none is named.
  public func testPlan(named planName: String? = nil) throws -> BuildPlan {
    var selections: [String: PlannedTests] = [:]
    var names: [String] = []
    var passedOver: [String] = []
    var packageTests: [String: Testable] = [:]
    for (project, tests) in try workspace.plannedTests(in: scheme, testPlan: planName) {
      guard let name = graph.name(of: tests.target, in: project) else { continue }
      if let platform = graph[name]?.otherPlatform {
        passedOver.append("\(name) is for \(platform) and is not run: only tests for iOS are")
        continue
      }
      if graph[name]?.isEmptyTest == true {
        passedOver.append("\(name) has no source file, so it has no test")
        continue
      }
      names.append(name)
      selections[name] = tests
    }
    var strangers: [String] = []
    for testable in try workspace.foreignTests(in: scheme, testPlan: planName) {
      if let name = graph.packageTest(named: testable.target.name) {
        names.append(name)
        packageTests[name] = testable
      } else {
        strangers.append(testable.target.name)
      }
    }
    if names.isEmpty && strangers.isEmpty && scheme.file == nil {
      // A project that only uses packages in folders has its tests there.
      names = graph.packageTests(in: Set(workspace.localPackages))
    }
    var plan = try plan(for: names)
    plan.notes += passedOver
    plan.notes += strangers.map {
      "the scheme \(scheme.name) tests \($0), which is in none of the projects and packages"
    }
    for note in names.flatMap({ selections[$0]?.planNotes ?? [] }) where !plan.notes.contains(note) {
      plan.notes.append(note)
    }
    for index in plan.targets.indices {
      let name = plan.targets[index].name
      if let tests = selections[name] {
        plan.targets[index].selection = selection(only: tests.selectedTests, skip: tests.skippedTests, in: name)
        plan.targets[index].configurations = tests.configurations
        plan.targets[index].isParallel = tests.isParallel
      } else if let tests = packageTests[name] {
        plan.targets[index].selection = selection(only: tests.selectedTests, skip: tests.skippedTests, in: name)
        plan.targets[index].configurations = try workspace.testConfigurations(of: scheme, testPlan: planName)
      }
    }
    return plan
  }

  /// The coverage that the test plan asks for, or else the scheme.
  public func coverage(testPlan name: String? = nil) throws -> CoverageSetting? {
    try workspace.coverage(of: scheme, testPlan: name)
  }

  /// The app that the scheme launches, or the only one.
  public func appPlan() throws -> BuildPlan {
    let apps = workspace.projects.flatMap { project in
      project.targets.filter { $0.kind == .application && platform(of: $0, in: project) == nil }.map { (project, $0) }
    }
    let launched = apps.first { $0.1.id == scheme.launchTarget?.id || $0.1.name == scheme.launchTarget?.name }
    guard let app = launched ?? apps.first, launched != nil || apps.count == 1 else {
      let names = apps.map(\.1.name).joined(separator: ", ")
      throw BuildError(
        .unreadableProject,
        apps.isEmpty
          ? "\(workspace.url.path): the project has no app"
          : "\(workspace.url.path): the project has several apps, \(names); choose one with --scheme")
    }
    return try plan(for: [graph.name(of: app.1, in: app.0)].compactMap { $0 })
  }

  private func plan(for names: [String]) throws -> BuildPlan {
    var graph = graph
    // The graph grows below, and the closure with it.
    func closure(of names: [String]) -> [GraphTarget] {
      graph.closure(of: names).filter { !headers.targets.contains($0.name) }
    }
    var needed = closure(of: names)
    var imports = importTable(knowing: [])
    // What is imported and not declared as needed is found all the same, as in Xcode, which keeps all modules together.
    func readImports() {
      while graph.addDependencies(imports.read(needed, settings: settings(of:))) { needed = closure(of: names) }
    }
    readImports()
    let foreign = Set(imports.unknown.values.flatMap { $0.map(\.module) }).subtracting(graph.modulesWithSources)
    let found = headers.findings(of: foreign, neededBy: needed)
    let (foreignHeaders, mapsInC) = (found.headers, found.mapsInC)
    let foreignModules = Set(foreignHeaders.compactMap(\.module))
    let users = imports.unknown
    if !foreignModules.isEmpty || !mapsInC.isEmpty {
      imports = importTable(knowing: foreignModules.union(mapsInC.keys))
      readImports()
    }
    let findings = ObstacleFinder(
      targets: needed, settings: settings(of:), imports: imports.unknown,
      origins: ModuleOrigins(workspace: workspace, packages: packages)
    ).findings()
    let wanted = Set(closure(of: names.filter { !findings.blocked.contains($0) }).map(\.name))
    let targets = needed.filter { wanted.contains($0.name) && !findings.blocked.contains($0.name) }
    let plans = try targets.map { target in
      var plan = try TargetPlanner(configuration: scheme.testConfiguration).plan(of: target)
      // UI tests may import the app that they drive from outside, which then has to be compiled before them.
      if let app = target.app.flatMap({ graph[$0] }), !plan.dependencies.contains(app.name),
        imports.unknown[target.name]?.contains(where: { $0.module == app.moduleName }) == true
      {
        plan.dependencies.append(app.name)
      }
      if case .package(let package, _) = target.origin {
        plan.isOfPackage = package.folder != workspace.url
        plan.isShared = package.isShared
      }
      plan.dependencies.removeAll { findings.blocked.contains($0) || headers.targets.contains($0) }
      plan.moduleMaps = Set((users[target.name] ?? []).map(\.module)).sorted().compactMap { mapsInC[$0] }
      plan.macros = graph.macros(of: target.name)
      plan.plugins = graph.pluginUses(of: target.name).filter(\.binaries.isEmpty)
      plan.leftOutFiles = findings.leftOut[target.name] ?? []
      let leftOut = Set(plan.leftOutFiles.map(\.path))
      plan.sources.removeAll { leftOut.contains($0.path) }
      return plan
    }
    var plan = try BuildPlan(
      project: workspace.url, targets: plans,
      moduleNames: graph.moduleNames.subtracting(headers.modules).subtracting(foreignModules))
    plan.declarableModules = declarable.union(foreignModules)
    plan.unknownModules = unknown.subtracting(foreignModules)
    plan.headers = headers.headers(neededBy: targets) + foreignHeaders
    plan.sourceRoot = workspace.sourceRoot
    let programs = Set(plans.flatMap(\.macros) + plans.flatMap(\.plugins).flatMap(\.programs))
    plan.hostTargets = graph.hostTargets(programs.sorted(), settings: settings(of:))
    plan.obstacles = findings.obstacles
    plan.leftOut = names.filter(findings.blocked.contains)
    plan.notes =
      missingConfigurationFiles + Self.notes(onMissingFilesOf: targets)
      + PodsResources.notes(onMissingOf: targets, configuration: scheme.testConfiguration) + unavailableFolders
      + missingProducts(of: needed) + notes(on: names) + Self.notes(onLeftOut: targets)
      + notes(onPluginsOf: targets, in: graph)
    plan.notes += plans.flatMap(\.leftOutFiles).map { "windfall: \($0.reason), so the tests in this file fail" }
    plan.replacedPackages = replacedPackages(in: targets, without: plan.moduleNames)
    return plan
  }

  private func importTable(knowing modules: Set<String>) -> ImportTable {
    ImportTable(
      knownModules: knownModules.union(modules),
      availableModules: LoweringOptions.sdkModules.union(declarable.subtracting(unknown)).union(graph.moduleNames)
        .union(modules).union(SwiftSyntaxModules.conditions))
  }

  private func settings(of target: GraphTarget) -> CompilerSettings {
    TargetPlanner(configuration: scheme.testConfiguration).compilerSettings(of: target)
  }

  private func replacedPackages(in targets: [GraphTarget], without modules: Set<String>) -> Set<String> {
    let pods = workspace.projects.filter { $0.name == "Pods" }.flatMap { $0.targets.map(\.name) }
    let products = targets.flatMap { target -> [String] in
      guard case .project(_, let target) = target.origin else { return [] }
      return target.packageProducts.map(\.name)
    }
    return Set(products + pods).intersection(SDK.packageModules).subtracting(modules)
  }

  /// What is left out on purpose: extensions and apps for watches do not run while an app is tested.
  private func notes(on names: [String]) -> [String] {
    var extensions: [String] = []
    var notes: [String] = []
    for project in workspace.projects {
      let needed = Set(
        graph.closure(of: names).flatMap { target -> [String] in
          guard case .project(let owner, let target) = target.origin, owner.url == project.url else { return [] }
          return target.dependencies
        })
      for target in project.targets where needed.contains(target.name) {
        if target.kind == .appExtension {
          extensions.append(target.name)
        } else if let platform = platform(of: target, in: project) {
          notes.append("\(target.name) is for \(platform) and is not built: only targets for iOS are")
        }
      }
    }
    notes += unrunScripts(in: graph.closure(of: names))
    guard !extensions.isEmpty else { return notes }
    let verb = extensions.count == 1 ? "an app extension, is" : "app extensions, are"
    let list = extensions.joined(separator: ", ")
    return ["\(list), \(verb) not built: extensions do not run while the app is tested"] + notes
  }

  /// What Xcode would run and follow beside the compiler, and is not run here.
  private func unrunScripts(in targets: [GraphTarget]) -> [String] {
    var scripts: [String] = []
    var rules: [String] = []
    var plugins: [String] = []
    for target in targets {
      guard case .project(_, let project) = target.origin else { continue }
      scripts += project.scriptPhases.map { "\"\($0)\" of \(target.name)" }
      plugins += project.plugins.map { "\($0) of \(target.name)" }
      rules += project.buildRules.map { "\"\($0)\" of \(target.name)" }
    }
    var notes: [String] = []
    if !scripts.isEmpty { notes.append("scripts of build phases are not run: \(scripts.joined(separator: ", "))") }
    if !plugins.isEmpty {
      notes.append("plug-ins of targets in Xcode's projects are not run: \(plugins.joined(separator: ", "))")
    }
    if !rules.isEmpty { notes.append("build rules are not followed: \(rules.joined(separator: ", "))") }
    if !scheme.actions.isEmpty {
      notes.append("actions of the scheme \(scheme.name) are not run: \(scheme.actions.joined(separator: ", "))")
    }
    return notes
  }

  /// Plug-ins whose tools are made for other systems, each once.
  private func notes(onPluginsOf targets: [GraphTarget], in graph: TargetGraph) -> [String] {
    var notes: [String] = []
    for use in targets.flatMap({ graph.pluginUses(of: $0.name) }) {
      guard let tool = use.binaries.first else { continue }
      let note = "windfall: \(use.title) is not run: its tool \(tool) is a binary for another system"
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }

  private var missingConfigurationFiles: [String] {
    workspace.projects.flatMap(\.missingConfigurationFiles).map {
      "windfall: \($0.path): the configuration file is missing, so what it sets is not set; Xcode needs it"
    }
  }

  /// Packages in folders that cannot be read, whether or not anything is known to need them.
  private var unavailableFolders: [String] {
    packages.unavailable.filter { $0.address.hasPrefix("/") && !isReplaced($0) }.map {
      "windfall: the package \($0.name) in \($0.address) cannot be used: \($0.reason)"
    }
  }

  /// What targets link of packages, or need inside of one, and none of the packages has.
  private func missingProducts(of targets: [GraphTarget]) -> [String] {
    // What an unread package has is not known.
    guard packages.unavailable.isEmpty else { return [] }
    return targets.flatMap { target -> [String] in
      switch target.origin {
      case .project(_, let project):
        let missing = project.packageProducts.map(\.name).filter { packages.targets(ofProduct: $0).isEmpty }
        return missing.filter { !SDK.packageModules.contains($0) }.map {
          "windfall: \(target.name) links the package product \($0), which none of the packages has"
        }
      case .package(let package, let own):
        return own.description.dependencies.compactMap { dependency in
          guard case .name(let name) = dependency, packages.targets(neededBy: dependency, in: package).isEmpty,
            !SDK.packageModules.contains(name)
          else { return nil }
          return "windfall: the package \(package.manifest.name) has no \(name), which its target \(own.name) needs"
        }
      }
    }
  }

  /// Whether all that is taken of a package has a stand-in here, so that the package itself is not needed.
  private func isReplaced(_ package: UnavailablePackage) -> Bool {
    let products = workspace.projects.flatMap(\.targets).flatMap(\.packageProducts).filter { product in
      // Xcode does not always write down which of the packages in folders a product is from.
      guard let origin = product.package else { return true }
      guard case .local(let folder) = origin else { return false }
      return folder.standardizedFileURL.path == URL(fileURLWithPath: package.address).standardizedFileURL.path
    }
    return !products.isEmpty && products.allSatisfy { SDK.packageModules.contains($0.name) }
  }

  /// Files that the targets are built without, by what `TargetCheck` says of them.
  private static func notes(onMissingFilesOf targets: [GraphTarget]) -> [String] {
    targets.flatMap { target -> [String] in
      guard case .project(_, let project) = target.origin else { return [] }
      return project.missingFiles.map {
        "windfall: \($0.path) is missing, so \(target.name) is built without it; Xcode needs it"
      }
    }
  }

  /// Files of Objective-C among those of Swift: what needs them does not compile, the rest does.
  private static func notes(onLeftOut targets: [GraphTarget]) -> [String] {
    targets.compactMap { target in
      let files = target.otherSources.filter(TargetCheck.isObjectiveC)
      guard let first = files.first else { return nil }
      let more = files.count > 1 ? " and \(ReportText.count(files.count - 1, "other file")) in Objective-C are" : " is"
      return "\(target.name) is built without Objective-C: \(first.path)\(more) left out"
    }
  }

  /// The platform of a target that is not for iOS.
  private func platform(of target: ProjectTarget, in project: XcodeProject) -> String? {
    graph.name(of: target, in: project).flatMap { graph[$0]?.otherPlatform }
  }

  private func selection(only: [String]?, skip: [String], in name: String) -> TestSelection {
    func identifiers(_ names: [String]) -> [TestIdentifier] {
      names.compactMap { TestIdentifier("\(name)/\($0)") }
    }
    return TestSelection(only: identifiers(only ?? []), skip: identifiers(skip))
  }
}
