import Foundation
import WindfallCore
import WindfallLowering

/// Builds what a plan names: lowers, compiles, links and bundles, each only where something changed.
public struct Builder {
  let plan: BuildPlan
  private let sdk: SDK
  public let toolchain: Toolchain
  let derivedData: DerivedData
  let progress: BuildProgress
  let isVerbose: Bool
  private let lock: DerivedDataLock?
  /// Makes a plan with more declarations of what is missed; nil where there is nothing to declare.
  public var redeclare: ((Set<String>) throws -> BuildPlan?)?
  /// What was built of packages for any project; nil where each builds its own.
  public var store: PackageStore?
  private(set) var held: HeldMessages?
  /// What plug-ins have made for this build: they are asked once, whether tests are listed before they are built or not.
  let generated = GeneratedMemory()
  /// By target, why what it needs besides its sources could not be made.
  private(set) var broken: [String: BuildError] = [:]

  /// What is missed once the first declarations are there is found out by building again, but not for ever.
  private static let mostDeclarations = 5
  /// Each time files of tests are left out, others may be found to need them.
  private static let mostLosses = 24

  /// The lock, where other runs may use the same derived data, is shared when all is built.
  public init(
    plan: BuildPlan, sdk: SDK, toolchain: Toolchain, derivedData: DerivedData, progress: BuildProgress,
    isVerbose: Bool = false, lock: DerivedDataLock? = nil
  ) {
    self.plan = plan
    self.sdk = sdk.remembering(in: derivedData)
    self.toolchain = toolchain
    self.derivedData = derivedData
    self.progress = progress
    self.isVerbose = isVerbose
    self.lock = lock
  }

  /// Builds these targets and what they need, or everything; throws after the compiler's messages were printed.
  public func build(only names: Set<String>? = nil) throws -> BuiltProject {
    try derivedData.prepare()
    var plan = plan
    let generated = try generatedFiles(for: names.map(plan.keeping) ?? plan)
    var leftOut: [String: [LeftOutFile]] = [:]
    let leniency = Leniency(derivedData: derivedData)
    var (declarations, losses) = (0, 0)
    while losses < Self.mostLosses {
      let kept = generated.added(to: names.map(plan.keeping) ?? plan).leavingOut(leftOut)
      var builder = Builder(
        plan: try withCompiledResources(leniency.applied(to: kept)), sdk: sdk, toolchain: toolchain,
        derivedData: derivedData,
        progress: progress, isVerbose: isVerbose, lock: lock)
      builder.broken = generated.failures
      builder.store = store
      if let redeclare, declarations < Self.mostDeclarations {
        builder.redeclare = redeclare
        builder.held = HeldMessages()
      }
      switch try builder.buildAll() {
      case .built(let project): return project
      case .declared(let more):
        plan = more
        declarations += 1
      case .lost(let files):
        leftOut.merge(files) { $0 + $1 }
        losses += 1
      case .lenient(let targets):
        try leniency.add(targets)
      }
    }
    throw BuildError(.buildFailed, "the project does not build")
  }

  private func buildAll() throws -> Outcome {
    if !plan.replacedPackages.isEmpty {
      let names = plan.replacedPackages.sorted().joined(separator: ", ")
      progress.print("using Windfall's own \(names) in the place of the project's packages")
    }
    let lowered = try lowerAll()
    var failures = try failures(before: lowered)
    let targets = plan.targets.filter { failures[$0.name] == nil }
    for target in targets { try checkEntryPoint(of: target, lowered[target.name]) }
    for target in targets { try assemble(target) }
    let steps = try steps(of: targets, lowered)
    let wanted = targets.filter(\.kind.isTest)
    let runner = StepRunner(
      steps.steps, goals: wanted.map { steps.goal(of: plan.allThat($0, needs: targets)) }, progress: progress,
      messages: messageFilter(lowered), isVerbose: isVerbose, held: held)
    let missed: [Int: BuildError]
    do {
      missed = try runner.run()
    } catch {
      if let more = try trying() { return more }
      throw error
    }
    if let more = try trying() { return more }
    for (index, error) in missed { failures[wanted[index].name] = error }
    progress.finish()
    let leftOut = plan.targets.filter { $0.kind.isTest && failures[$0.name] != nil }.map(\.name)
    announce(failures, leftOut: leftOut)
    let built = targets.filter { failures[$0.name] == nil }.map { target in
      let tests = targetTests(of: target, lowered[target.name], with: lowered)
      return BuiltTarget(
        plan: target, layout: layout(of: target), tests: tests?.all ?? [], impossible: tests?.impossible ?? [:],
        unreportedFiles: tests?.unreported ?? [], listingClasses: tests?.listingClasses ?? [],
        measuredFiles: MeasuredFile.all(of: target, lowered[target.name]))
    }
    var project = BuiltProject(
      sourceRoot: plan.sourceRoot.path, targets: built, derivedData: derivedData, sdk: sdk)
    project.testTool = try TestTool.make(of: sdk.bundleHost, in: derivedData)
    project.leftOut = leftOut.compactMap { name in failures[name].map { UnbuiltTarget(name: name, error: $0) } }
    project.lock = lock
    return .built(project)
  }

  /// The test targets that were asked for and cannot be built.
  public var leftOut: [UnbuiltTarget] { plan.unbuilt }

  /// The tests of the plan's targets, found in their sources; no source is compiled.
  public func tests() throws -> TestCatalog {
    try derivedData.prepare()
    let generated = try generatedFiles(for: plan)
    for (_, error) in generated.failures.sorted(by: { $0.key < $1.key }) {
      progress.printOnce("windfall: \(error.message)")
    }
    let plan = try withCompiledResources(generated.added(to: plan))
    var targets: [TestCatalog.Target] = []
    var lowered: [String: LoweredTarget] = [:]
    for target in plan.targets where target.kind.isTest {
      for needed in plan.closure(of: target) where lowered[needed.name] == nil {
        lowered[needed.name] = try lower(needed, importing: lowered)
      }
      let tests = targetTests(of: target, lowered[target.name], with: lowered)
      targets.append(
        .init(name: target.name, tests: tests?.all ?? [], listingClasses: tests?.listingClasses ?? []))
    }
    progress.finish()
    return TestCatalog(targets: targets)
  }

  /// The plan with what apps read in the place of asset catalogs and data models.
  private func withCompiledResources(_ plan: BuildPlan) throws(BuildError) -> BuildPlan {
    var plan = plan
    for index in plan.targets.indices {
      let folder = derivedData.intermediates(plan.targets[index].name)
      try AssetCompilation(folder: folder, toolIdentity: Self.toolIdentity) { progress.print("windfall: \($0)") }
        .run(&plan.targets[index])
      try DataModelCompilation(folder: folder, toolIdentity: Self.toolIdentity).run(&plan.targets[index])
    }
    return plan
  }

  private func targetTests(
    of target: TargetPlan, _ lowered: LoweredTarget?, with others: [String: LoweredTarget]
  ) -> TargetTests? {
    guard target.kind.isTest, let lowered else { return nil }
    return TargetTests(
      target: target, lowered: lowered, libraries: libraries(of: target, others).map(\.files),
      imported: target.pageContents == nil ? imports(by: target, others) : [])
  }

  // MARK: - Lowering

  private func lowerAll() throws(BuildError) -> [String: LoweredTarget] {
    var result: [String: LoweredTarget] = [:]
    for target in plan.targets { result[target.name] = try lower(target, importing: result) }
    let diagnostics = plan.targets.flatMap { result[$0.name]?.diagnostics ?? [] }
    for diagnostic in diagnostics { progress.print(diagnostic.description) }
    return result
  }

  private func lower(
    _ target: TargetPlan, importing lowered: [String: LoweredTarget]
  ) throws(BuildError) -> LoweredTarget {
    progress.mention("reading \(target.name)")
    return try lowering(of: target, importing: lowered).run()
  }

  func lowering(of target: TargetPlan, importing lowered: [String: LoweredTarget] = [:]) -> TargetLowering {
    TargetLowering(
      target: target, moduleNames: plan.declarableModules.subtracting(plan.unknownModules).union(plan.moduleNames),
      derivedData: derivedData, toolIdentity: Self.toolIdentity, imported: imports(by: target, lowered),
      libraries: libraries(of: target, lowered), declared: plan.declared)
  }

  /// What the files of the modules declare that a target imports, directly or by way of others.
  private func imports(by target: TargetPlan, _ lowered: [String: LoweredTarget]) -> [ImportedModule] {
    let linked = Set(linkedTargets(of: target).map(\.name))
    return plan.closure(of: target).dropLast().compactMap { part in
      lowered[part.name].map {
        ImportedModule(
          name: part.moduleName, files: $0.facts, isInBundle: linked.contains(part.name),
          headerModules: part.kind == .library ? part.settings.headerModules : [])
      }
    }
  }

  /// The libraries that a playground page imports, and may have test classes in.
  private func libraries(
    of target: TargetPlan, _ lowered: [String: LoweredTarget]
  ) -> [(module: String, files: LoweredTarget)] {
    guard target.pageContents != nil else { return [] }
    return plan.closure(of: target).dropLast().compactMap { library in
      lowered[library.name].map { (library.moduleName, $0) }
    }
  }

  /// The lowering is part of this program, so a program built anew lowers anew.
  static let toolIdentity: String = {
    var fingerprint = Fingerprint(step: "tool")
    fingerprint.add(fileStamp: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
    return fingerprint.text
  }()

  // MARK: - Products

  func host(of target: TargetPlan) -> TargetPlan? {
    if case .unitTests(let host?) = target.kind { return plan[host] }
    return nil
  }

  func layout(of target: TargetPlan) -> BundleLayout {
    BundleLayout(target: target, host: host(of: target), products: derivedData.products)
  }

  /// Makes the target's bundle, with the bundles of the libraries in it, and that of its own resources beside it.
  private func assemble(_ target: TargetPlan) throws(BuildError) {
    let intermediates = derivedData.intermediates(target.name)
    if let bundle = target.resourceBundle {
      try BundleAssembler(
        target: bundle.plan(for: target), layout: BundleLayout(resources: bundle, products: derivedData.products),
        recordFile: intermediates.appendingPathComponent("resources.record")
      ).run()
    }
    var target = target
    target.resources += copies(for: target)
    try BundleAssembler(
      target: target, layout: layout(of: target),
      recordFile: intermediates.appendingPathComponent("bundle.record")
    ).run()
  }

  // MARK: - Steps

  private func steps(of targets: [TargetPlan], _ lowered: [String: LoweredTarget]) throws -> BuildSteps {
    let sdkIdentity = try sdk.identity()
    var steps = BuildSteps()
    let host = HostCompilation(toolchain: toolchain, derivedData: derivedData)
    let macroStep = try host.addSteps(plan.hostTargets, usedBy: targets, to: &steps)
    var compileStep: [String: [Int]] = [:]
    var ownObjects: [String: [URL]] = [:]
    var compilations: [String: ModuleCompilation] = [:]
    for target in targets {
      guard let files = lowered[target.name] else { continue }
      var compilation = ModuleCompilation(
        target: target, lowered: files, sdk: sdk, toolchain: toolchain, derivedData: derivedData)
      for macro in plan.hostTargets where target.macros.contains(macro.name) {
        compilation.plugins[macro.moduleName] = (host.program(macro), try host.launcher(of: macro))
      }
      compilation.store = store(for: target)
      compilations[target.name] = compilation
      let closure = plan.closure(of: target)
      let needed = closure.dropLast().map(\.name)
      compilation.neededImports = Set(needed.flatMap { lowered[$0]?.facts.flatMap(\.imports) ?? [] })
      compilation.declared = declaredModules(among: Array(closure))
      compilation.seenFiles = closure.filter { !isDeclared($0) }.flatMap {
        lowered[$0.name]?.files.map(\.lowered) ?? []
      }
      try addC(of: target, seeing: Array(closure), to: &compilation)
      if let c = target.c {
        let own = CCompilation(
          target: target, sources: c, needed: closure.dropLast().compactMap(\.c), toolchain: toolchain,
          derivedData: derivedData, store: store(for: target))
        compileStep[target.name] = try own.steps().map { steps.add($0, of: target.name) }
        ownObjects[target.name] = own.objects
      }
      guard !files.files.isEmpty else { continue }
      let step = try compilation.step(
        sdkIdentity: sdkIdentity,
        importing: needed.filter { lowered[$0]?.files.isEmpty == false }.compactMap { compilations[$0]?.module },
        after: needed.flatMap { compileStep[$0] ?? [] } + target.macros.compactMap { macroStep[$0] })
      compileStep[target.name, default: []].append(steps.add(step, of: target.name))
      ownObjects[target.name, default: []] += compilation.outputFileMap.objects
    }
    for target in targets where target.kind.isLinked {
      let linked = linkedTargets(of: target)
      let linking = Linking(
        product: target.kind == .app ? .executable : .bundle, output: layout(of: target).binary,
        objects: linked.flatMap { ownObjects[$0.name] ?? [] },
        packageModules: packageModules(of: target, lowered: lowered),
        frameworkModules: frameworkModules(of: target, lowered: lowered),
        isMeasured: linked.contains(where: \.isMeasured), systemLibraries: linked.compactMap(\.c).flatMap(\.libraries),
        imports: imports(of: target, lowered), toolchain: toolchain)
      let intermediates = derivedData.intermediates(target.name)
      steps.add(
        try linking.step(
          name: target.name, sdk: sdk, sdkIdentity: sdkIdentity, scripts: intermediates,
          recordFile: intermediates.appendingPathComponent("link.record"),
          after: linked.flatMap { compileStep[$0.name] ?? [] }), of: target.name)
    }
    return steps
  }

  /// The targets whose objects go into a product: its own, and the libraries that its process does not have already.
  func linkedTargets(of target: TargetPlan) -> [TargetPlan] {
    let inHost = Set(host(of: target).map { plan.closure(of: $0).map(\.name) } ?? [])
    return plan.closure(of: target).filter { part in
      part.name == target.name || (part.kind == .library && !inHost.contains(part.name))
    }
  }

  /// Puts the user's paths in the place of lowered ones, should a tool name one.
  private func messageFilter(_ lowered: [String: LoweredTarget]) -> MessageFilter {
    let files = lowered.values.flatMap(\.files)
    return MessageFilter(files: files.compactMap { file in file.original.map { (file.lowered.path, $0.path) } })
  }
}
