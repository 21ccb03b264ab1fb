import Foundation
import Synchronization
import WindfallCoverage
import WindfallFacts
import WindfallLowering
import WindfallProject

/// Says before a build what of a project is not supported.
public struct ProjectDoctor {
  private let coverage: Coverage

  public init(coverage: Coverage = Coverage()) {
    self.coverage = coverage
  }

  /// Looks at all targets of a workspace's projects and packages; nothing is built.
  public func examine(_ workspace: XcodeWorkspace, packages: PackageGraph = PackageGraph()) throws -> DoctorReport {
    let graph = try TargetGraph(workspace: workspace, packages: packages, configuration: "Debug")
    // Products that could be fetched are named as packages, not as missing modules as well.
    let products = workspace.projects.flatMap(\.targets).flatMap(\.packageProducts).map(\.name)
    let modules = graph.moduleNames.union(products)
    let facts = SDKFacts()
    let declared = SupportedModules.declarable(with: facts).subtracting(SupportedModules.unknown(with: facts))
    let planner = TargetPlanner(configuration: "Debug")
    var sources: [SourceFile] = []
    var seen: Set<String> = []
    var found = FindingCollector()
    for target in graph.targets
    where !target.isMacro && !target.isTestedMacro && !target.isMacroSupport && target.hostRole != .plugin {
      if let platform = target.otherPlatform {
        guard target.isTest, case .project(let project, _) = target.origin else { continue }
        let consequence = "it is for \(platform), and only tests for iOS are run"
        found.add(.file, "test target \(target.name)", consequence, project.url.path)
        continue
      }
      let settings = planner.compilerSettings(of: target)
      let options = LoweringOptions(
        moduleName: target.moduleName, isTestTarget: target.isTest,
        availableModules: LoweringOptions.sdkModules.union(modules).union(declared),
        conditions: Set(settings.conditions), languageMode: settings.languageMode)
      sources += target.sources.filter { seen.insert($0.path).inserted }.map { SourceFile(url: $0, options: options) }
      guard case .package(let package, _) = target.origin, !target.isHollow,
        let message = TargetCheck(target: target, settings: settings).message()
      else { continue }
      found.add(.package, target.name, message, package.folder.appendingPathComponent("Package.swift").path)
    }
    for package in packages.unavailable where package.address.hasPrefix("/") {
      found.add(.package, package.name, package.reason, package.address)
    }
    var schemes: Set<URL?> = []
    let made = Set(workspace.projects.flatMap(\.targets).map(\.productName))
    let identities = Set(packages.packages.map(\.identity))
    let ofProjects = workspace.projects.flatMap {
      ProjectExamination(project: $0, products: made, packages: identities).findings()
    }
    for scheme in workspace.schemes + workspace.projects.flatMap(\.schemes) where schemes.insert(scheme.file).inserted {
      for action in scheme.actions {
        found.add(.script, "\(action) (\(scheme.name))", "it is not run", scheme.file?.path ?? workspace.url.path)
      }
    }
    let others = ofProjects + found.findings
    let hasResources = graph.targets.contains { target in
      if case .package(_, let target) = target.origin { return !target.resources.isEmpty }
      return false
    }
    return examine(sources, modules: modules, others: others, added: hasResources ? ["module"] : [])
  }

  /// Looks at all pages of a playground.
  public func examine(_ playground: Playground) -> DoctorReport {
    let urls = playground.sources + playground.pages.flatMap { [$0.contents] + $0.sources }
    let options = LoweringOptions(moduleName: "Page", isTestTarget: true)
    return examine(urls.map { SourceFile(url: $0, options: options) }, modules: [], others: [])
  }

  /// A file and how it is compiled.
  private struct SourceFile: Sendable {
    var url: URL
    var options: LoweringOptions
  }

  private func examine(
    _ sources: [SourceFile], modules: Set<String>, others: [DoctorFinding], added: Set<String> = []
  ) -> DoctorReport {
    // Reading takes most of the time, and each file can be read by itself.
    let results = Mutex([Int: (uses: SourceUses, lineCount: Int)]())
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      guard let text = InputFile.text(at: sources[index].url) else { return }
      let uses = SourceUses(source: text, options: sources[index].options)
      let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
      results.withLock { $0[index] = (uses, lineCount) }
    }
    let read = results.withLock { $0 }
    let files = sources.indices.compactMap { index in read[index].map { (sources[index].url.path, $0.uses) } }
    let examination = SourceExamination(files: files, ownModules: modules, coverage: coverage, added: added)
    return DoctorReport(
      findings: others + examination.findings(), fileCount: files.count,
      lineCount: read.values.map(\.lineCount).reduce(0, +))
  }
}
