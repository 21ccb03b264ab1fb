import Foundation
import WindfallLowering
import WindfallProject

/// Lowers the sources of one target into the derived data.
struct TargetLowering {
  let target: TargetPlan
  let options: LoweringOptions
  let derivedData: DerivedData
  /// The libraries whose tests a playground page runs beside its own.
  let libraries: [(module: String, files: LoweredTarget)]
  /// Changes when the lowering itself changes.
  let toolIdentity: String
  /// What the files of the modules declare that the target imports.
  let imported: [ImportedModule]

  init(
    target: TargetPlan, moduleNames: Set<String>, derivedData: DerivedData, toolIdentity: String,
    imported: [ImportedModule] = [], libraries: [(module: String, files: LoweredTarget)] = [],
    declared: DeclaredNames = DeclaredNames()
  ) {
    self.target = target
    self.derivedData = derivedData
    self.toolIdentity = toolIdentity
    self.imported = imported
    self.libraries = libraries
    var options = LoweringOptions(
      moduleName: target.moduleName, isTestTarget: target.kind.isTest,
      availableModules: LoweringOptions.sdkModules.union(moduleNames).union(SwiftSyntaxModules.conditions),
      conditions: Set(target.settings.conditions),
      languageMode: target.settings.languageMode, isMainActorByDefault: target.settings.isMainActorByDefault)
    if target.name != DeclaredNames.module { options.declared = declared }
    options.headerModules = target.settings.headerModules.filter { LoweringOptions.sdkModules.contains($0) }
    for module in imported {
      let modules = module.headerModules.filter { LoweringOptions.sdkModules.contains($0) }
      if !modules.isEmpty { options.reexported[module.name] = modules }
    }
    self.options = options
  }

  /// Lowers what changed, writes what came out otherwise than before, and removes what is no longer part of the target.
  ///
  /// How a file is lowered depends on what other files of the module declare, which only lowering tells: where that is
  /// not what was assumed, all is lowered once more.
  func run() throws(BuildError) -> LoweredTarget {
    let cache = LoweringCache(file: cacheFile)
    var options = options
    options.mainActorClasses = cache.mainActorClasses
    options.module = cache.module
    let first = try run(options, cache)
    let tests = TestDiscovery(target.kind.isTest ? first.facts : [], imported: target.kind.isTest ? imported : [])
    let found = options.isMainActorByDefault ? tests.testCases : tests.mainActorClasses
    let module = ModuleFacts(first.facts, imported: imported.flatMap(\.files))
    if found == options.mainActorClasses, module == options.module { return first }
    options.mainActorClasses = found
    options.module = module
    return try run(options, cache)
  }

  private var cacheFile: URL {
    derivedData.intermediates(target.name).appendingPathComponent("lowering.json")
  }

  private func run(_ options: LoweringOptions, _ cache: LoweringCache) throws(BuildError) -> LoweredTarget {
    let folder = derivedData.lowered(target.name)
    let identity = identity(of: options)
    let old = cache.entries(for: identity)
    var new = LoweringCache(identity: identity)
    new.mainActorClasses = options.mainActorClasses
    new.module = options.module
    var result = LoweredTarget(files: [], facts: [], diagnostics: [])
    let lowerer = Lowerer(options: options)
    for source in target.sources {
      let destination = folder.appendingPathComponent(
        Self.loweredName(of: source, isMain: source == target.pageContents))
      let entry = try lower(source, with: lowerer, to: destination, known: old[source.path])
      new.entries[source.path] = entry
      result.files.append(
        .init(lowered: destination, loweredHash: entry.loweredHash, original: source, changes: entry.changes))
      result.facts.append(entry.facts)
      result.diagnostics += entry.diagnostics
    }
    if let bundle = target.resourceBundle, !target.sources.isEmpty {
      try add(bundle.accessor, as: "WindfallResourceBundle.swift", to: &result, in: folder)
    }
    if target.settings.assetSymbols.isEnabled, !target.assets.isEmpty { try addAssetSymbols(to: &result, in: folder) }
    try addStringSymbols(to: &result, in: folder)
    if target.kind.isTest { try addRegistry(to: &result, in: folder) }
    try removeStrangers(in: folder, keeping: result.files)
    try new.write(to: cacheFile)
    return result
  }

  /// Two files of one name in a module make the compiler warn that `#fileID` cannot tell them apart, and the user's file
  /// is one of them by way of `#sourceLocation`. Only a program's top-level code must be in a `main.swift`.
  private static func loweredName(of source: URL, isMain: Bool) -> String {
    let name = source.deletingPathExtension().lastPathComponent
    return isMain || name == "main" ? "main.swift" : "\(name).lowered.swift"
  }

  private func identity(of options: LoweringOptions) -> String {
    var fingerprint = Fingerprint(step: "lowering")
    fingerprint.add(toolIdentity)
    fingerprint.add([options.moduleName, String(options.isTestTarget), String(options.languageMode)])
    fingerprint.add(options.availableModules.sorted())
    fingerprint.add(options.conditions.sorted())
    fingerprint.add([String(options.isMainActorByDefault)] + options.mainActorClasses.sorted())
    fingerprint.add(options.headerModules)
    for (module, seen) in options.reexported.sorted(by: { $0.key < $1.key }) { fingerprint.add([module] + seen) }
    fingerprint.add(options.module.identity)
    fingerprint.add(options.declared.identity)
    return fingerprint.text
  }

  private func lower(
    _ source: URL, with lowerer: Lowerer, to destination: URL, known: LoweringCache.Entry?
  ) throws(BuildError) -> LoweringCache.Entry {
    guard let data = FileManager.default.contents(atPath: source.path) else {
      throw BuildError(
        .buildFailed,
        "\(source.path): the file is missing; target \(target.name) compiles it, "
          + "so restore it or remove it from the project")
    }
    let contentHash = ContentHash(ofFile: data).value
    if let known, known.contentHash == contentHash, StepRecord.hash(ofFile: destination.path) == known.loweredHash {
      return known
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw BuildError(.buildFailed, "\(source.path): the file is not UTF-8 text, as Swift sources must be")
    }
    let lowered = lowerer.lower(source: text, path: source.path)
    let output = Data(lowered.text.utf8)
    try FileWriter.write(output, to: destination)
    return LoweringCache.Entry(
      contentHash: contentHash, loweredHash: ContentHash(ofFile: output).value, facts: lowered.facts,
      diagnostics: lowered.diagnostics, changes: lowered.changes)
  }

  private func addRegistry(to result: inout LoweredTarget, in folder: URL) throws(BuildError) {
    let discovery = TestDiscovery(result.facts, imported: imported)
    result.diagnostics += discovery.problems
    let text =
      target.pageContents == nil
      ? registry.text(
        for: discovery.classes, configurations: discovery.configurations, swiftTests: discovery.swiftTests,
        withoutTests: discovery.classesWithoutTests(moduleName: target.moduleName), files: result.facts,
        imported: imported)
      : registry.pageText(
        for: TestDiscovery(Self.facts(of: result, with: libraries.map(\.files))), files: result.facts,
        libraries: libraries.map(\.module))
    try add(text, as: "WindfallTestRegistry.swift", to: &result, in: folder)
  }

  private func addAssetSymbols(to result: inout LoweredTarget, in folder: URL) throws(BuildError) {
    let writer = AssetSymbolWriter(
      names: target.assets, addsExtensions: target.settings.assetSymbols.addsExtensions,
      importsSwiftUI: result.facts.contains { $0.imports.contains("SwiftUI") },
      isPackage: target.resourceBundle != nil)
    try add(writer.text, as: AssetSymbolWriter.fileName, to: &result, in: folder)
  }

  /// Packages have names for their texts without asking for them.
  private func addStringSymbols(to result: inout LoweredTarget, in folder: URL) throws(BuildError) {
    guard target.settings.assetSymbols.namesStrings || target.resourceBundle != nil, !target.sources.isEmpty else {
      return
    }
    for resource in target.resourceBundle?.resources ?? target.resources
    where resource.source.pathExtension == "xcstrings" && resource.isNamedInSwift {
      let table = resource.source.deletingPathExtension().lastPathComponent
      // The system reads the texts of this one.
      guard table != "InfoPlist" else { continue }
      let symbols: [StringCatalogSymbol]
      do throws(ProjectError) {
        symbols = try StringCatalogFile(resource.source).symbols()
      } catch {
        throw BuildError(.buildFailed, error.description)
      }
      let writer = StringSymbolWriter(table: table, symbols: symbols, isPackage: target.resourceBundle != nil)
      if !symbols.isEmpty { try add(writer.text, as: writer.fileName, to: &result, in: folder) }
    }
  }

  /// Adds a file that the user has not written.
  private func add(
    _ text: String, as name: String, to result: inout LoweredTarget, in folder: URL
  ) throws(BuildError) {
    let file = folder.appendingPathComponent(name)
    let data = Data(text.utf8)
    try FileWriter.write(data, to: file)
    result.files.append(.init(lowered: file, loweredHash: ContentHash(ofFile: data).value, original: nil))
  }

  private var registry: TestRegistryWriter { TestRegistryWriter(moduleName: target.moduleName) }

  /// What is known of a page and its libraries, of which only public classes can be used.
  static func facts(of page: LoweredTarget, with libraries: [LoweredTarget]) -> [SourceFacts] {
    page.facts
      + libraries.flatMap(\.facts).map { facts in
        var facts = facts
        facts.classes.removeAll(where: \.isPrivate)
        return facts
      }
  }

  private func removeStrangers(in folder: URL, keeping files: [LoweredTarget.File]) throws(BuildError) {
    let kept = Set(files.map(\.lowered.lastPathComponent))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where !kept.contains(name) {
      try FileWriter.remove(folder.appendingPathComponent(name))
    }
  }
}
