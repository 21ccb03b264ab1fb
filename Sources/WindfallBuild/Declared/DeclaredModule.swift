import Foundation
import WindfallCoverage
import WindfallFacts
import WindfallLowering

/// Declares what the sources of a project name of Apple's SDK and our frameworks do not have, in modules of the derived
/// data: one with all declarations, and one for each of Apple's modules that only passes them on.
public struct DeclaredModule {
  private let facts: SDKFacts
  private let sdk: SDK
  private let toolchain: Toolchain
  private let derivedData: DerivedData
  private let progress: BuildProgress

  /// What was declared the last time.
  private struct Record: Codable {
    var identity: String
    var declared = DeclaredNames()
    /// By target: the modules of Apple's that it imports and that are only declared.
    var modules: [String: [String]] = [:]
    /// The names that the declarations were made for.
    var mentions = ""
    /// What the compiler has missed in former builds.
    var missed: Set<String> = []
    /// The headers in Objective-C that were read.
    var headers: [String] = []
  }

  public init(
    facts: SDKFacts = SDKFacts(), sdk: SDK, toolchain: Toolchain, derivedData: DerivedData, progress: BuildProgress
  ) {
    self.facts = facts
    self.sdk = sdk
    self.toolchain = toolchain
    self.derivedData = derivedData
    self.progress = progress
  }

  /// Adds the modules to a plan; one that needs none stays as it is.
  public func adding(to plan: BuildPlan) throws -> BuildPlan {
    if let record, record.identity == identity(of: plan, headers: record.headers) { return adding(record, to: plan) }
    let new = try make(plan, missed: record?.missed ?? [])
    // The SDK may be another one now, with a module that was declared for the one before.
    let made = plan.moduleNames.union(new.modules.values.flatMap { $0 })
    try derivedData.removeModules(notIn: made, thatAreIn: sdk.modules)
    try FileWriter.write(try JSONEncoder().encode(new), to: file)
    return adding(new, to: plan)
  }

  /// Adds also what the compiler has missed; nil where none of it can be declared.
  public func adding(to plan: BuildPlan, missed: Set<String>) throws -> BuildPlan? {
    guard let old = record, !missed.isSubset(of: old.missed) else { return nil }
    let before = FileManager.default.contents(atPath: source.path)
    let new = try make(plan, missed: old.missed.union(missed))
    // What is missed of one type may have the name of what is declared of another.
    let after = FileManager.default.contents(atPath: source.path)
    guard new.declared != old.declared || before != after else { return nil }
    try FileWriter.write(try JSONEncoder().encode(new), to: file)
    return adding(new, to: plan)
  }

  private var record: Record? {
    FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
  }

  private var folder: URL { derivedData.root.appendingPathComponent("Declared") }
  private var file: URL { folder.appendingPathComponent("declared.json") }
  private var source: URL { folder.appendingPathComponent("\(DeclaredNames.module).swift") }

  private func shim(_ module: String) -> URL { folder.appendingPathComponent("\(module).swift") }

  /// Whether a module is one of our frameworks.
  private func has(_ module: String) -> Bool {
    FileManager.default.fileExists(atPath: sdk.modules.appendingPathComponent("\(module).swiftmodule").path)
  }

  private func identity(of plan: BuildPlan, headers: [String]) -> String {
    var fingerprint = base(of: plan, headers: headers)
    for target in plan.targets {
      fingerprint.add(target.name)
      for source in target.sources { fingerprint.add(fileStamp: source.path) }
    }
    return fingerprint.text
  }

  /// What declarations depend on beside the sources.
  private func base(of plan: BuildPlan, headers: [String]) -> Fingerprint {
    var fingerprint = Fingerprint(step: "declared")
    fingerprint.add(fileStamp: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
    fingerprint.add(fileStamp: sdk.modules.appendingPathComponent("UIKit.swiftmodule").path)
    fingerprint.add(plan.declarableModules.sorted())
    for part in plan.headers {
      fingerprint.add([part.module ?? ""] + part.files.map(\.path))
    }
    for header in headers { fingerprint.add(fileStamp: header) }
    for name in facts.moduleNames.sorted() { fingerprint.add(fileStamp: facts.file(of: name).path) }
    return fingerprint
  }

  // MARK: - The plan

  private func adding(_ record: Record, to plan: BuildPlan) -> BuildPlan {
    var plan = plan
    plan.declared = record.declared
    var libraries: [TargetPlan] = []
    if !record.declared.isEmpty { libraries.append(library(DeclaredNames.module, source: source, dependencies: [])) }
    for module in Set(record.modules.values.flatMap { $0 }).sorted() {
      let needed = record.declared.isEmpty ? [] : [DeclaredNames.module]
      libraries.append(library(module, source: shim(module), dependencies: needed))
    }
    guard !libraries.isEmpty else { return plan }
    for index in plan.targets.indices {
      if !record.declared.isEmpty { plan.targets[index].dependencies.append(DeclaredNames.module) }
      plan.targets[index].dependencies += record.modules[plan.targets[index].name] ?? []
    }
    plan.targets = libraries + plan.targets
    return plan
  }

  private func library(_ module: String, source: URL, dependencies: [String]) -> TargetPlan {
    TargetPlan(
      name: module, kind: .library, moduleName: module, productName: module, sources: [source],
      settings: CompilerSettings(arguments: ["-suppress-warnings"]), dependencies: dependencies)
  }

  // MARK: - Declaring

  private func make(_ plan: BuildPlan, missed: Set<String>) throws -> Record {
    var record = Record(identity: "", missed: missed)
    var mentions = Mentions()
    mentions.missed = missed
    for target in plan.targets {
      var own = Mentions()
      for source in target.sources {
        guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
        own.add(text)
      }
      let modules = own.modules.intersection(plan.declarableModules).subtracting(plan.moduleNames)
      if !modules.isEmpty { record.modules[target.name] = modules.sorted() }
      mentions.add(own)
    }
    // Most changes of sources name nothing new.
    if let old = self.record, old.mentions == names(of: plan, mentions, record.modules, headers: old.headers) {
      (record.declared, record.headers, record.mentions) = (old.declared, old.headers, old.mentions)
      record.identity = identity(of: plan, headers: old.headers)
      return record
    }
    let headers = findings(of: plan, importing: mentions.modules)
    record.headers = headers.files.map(\.path)
    record.mentions = names(of: plan, mentions, record.modules, headers: record.headers)
    record.identity = identity(of: plan, headers: record.headers)
    try declare(for: plan, mentions, headers, in: &record)
    return record
  }

  private func names(
    of plan: BuildPlan, _ mentions: Mentions, _ modules: [String: [String]], headers: [String]
  ) -> String {
    var names = base(of: plan, headers: headers)
    names.add(mentions.identity)
    for (target, modules) in modules.sorted(by: { $0.key < $1.key }) { names.add([target] + modules) }
    return names.text
  }

  /// What is learnt of headers in Objective-C; what goes wrong costs only what needs them.
  private func findings(of plan: BuildPlan, importing modules: Set<String>) -> HeaderFacts.Findings {
    let reader = HeaderFacts(
      facts: facts, sdk: sdk, toolchain: toolchain, folder: folder.appendingPathComponent("Headers"), progress: progress
    )
    do {
      return try reader.findings(of: plan.headers, importing: modules)
    } catch {
      progress.print("windfall: \(error)")
      return HeaderFacts.Findings()
    }
  }

  private func declare(
    for plan: BuildPlan, _ mentions: Mentions, _ headers: HeaderFacts.Findings, in record: inout Record
  ) throws {
    let declared = Set(record.modules.values.flatMap { $0 })
    let imported = mentions.modules.subtracting(plan.moduleNames).union(headers.frameworks)
    let apple = VisibleModules(facts: facts).modules(importing: imported) { progress.print("windfall: \($0)") }
    let modules = [headers.module].compactMap { $0 } + apple
    var choice = DeclarationChoice(coverage: Coverage(), mentions: mentions, modules: modules)
    choice.choose()
    for (name, modules) in choice.doubles.sorted(by: { $0.key < $1.key }) where choice.types[name] != nil {
      guard modules[0] != HeaderFacts.moduleName else { continue }
      progress.print(
        "windfall: \(modules.joined(separator: " and ")) both have \(name); that of \(modules[0]) is meant")
    }
    let text = try DeclarationCheck(
      sdk: sdk, toolchain: toolchain, folder: folder, moduleCache: derivedData.sharedModuleCache, file: source,
      progress: progress
    ).checked(&choice)
    if let text {
      try FileWriter.write(text, to: source)
      record.declared = choice.declaredNames
    }
    let inObjectiveC = Set(plan.headers.compactMap(\.module))
    for module in declared {
      var brought =
        inObjectiveC.contains(module)
        ? headers.frameworks.filter(has).sorted() : VisibleModules.imports(of: module, where: has)
      if !record.declared.isEmpty { brought.insert(DeclaredNames.module, at: 0) }
      try FileWriter.write(brought.map { "@_exported import \($0)\n" }.joined() + "\n", to: shim(module))
    }
    guard record.missed.isEmpty else { return }
    announce(declared.subtracting(inObjectiveC), because: "declared only, with nothing behind")
    announce(declared.intersection(inObjectiveC), because: "in Objective-C, which is not compiled, and declared only")
  }

  private func announce(_ modules: Set<String>, because reason: String) {
    guard !modules.isEmpty else { return }
    progress.print(
      "\(reason): \(modules.sorted().joined(separator: ", ")); "
        + "a test that calls something of \(modules.count == 1 ? "it" : "them") fails")
  }
}
