import Foundation
import WindfallProject

/// Finds the headers by which the Swift sources of a workspace see what is in Objective-C.
struct ObjectiveCHeaderReader {
  /// The targets that are in Objective-C alone and are not built.
  let targets: Set<String>
  /// The modules of these that no target in Swift has as well.
  let modules: Set<String>
  private let libraries: [ObjectiveCHeaders]
  private let workspace: XcodeWorkspace
  private let configuration: String

  init(graph: TargetGraph, workspace: XcodeWorkspace, configuration: String) {
    self.workspace = workspace
    self.configuration = configuration
    let inObjectiveC = graph.targets.filter { $0.isInObjectiveC && $0.otherPlatform == nil }
    let others = Set(graph.targets.filter { !$0.sources.isEmpty }.map(\.moduleName))
    targets = Set(inObjectiveC.map(\.name))
    modules = Set(inObjectiveC.map(\.moduleName)).subtracting(others).subtracting([""])
    libraries = inObjectiveC.filter { !others.contains($0.moduleName) }
      .map { Self.library($0, workspace: workspace, configuration: configuration) }
  }

  /// The headers of the libraries, and what targets see without an import: their bridging headers, and the public headers
  /// of those that have Objective-C beside their Swift.
  func headers(neededBy targets: [GraphTarget]) -> [ObjectiveCHeaders] {
    libraries + targets.flatMap { own(of: $0) }
  }

  /// What there is of modules that no target makes: frameworks that are compiled for iOS, and module maps that lie where the
  /// targets look for headers.
  func findings(of modules: Set<String>, neededBy targets: [GraphTarget]) -> SearchedModuleMaps.Findings {
    var folders = [workspace.sourceRoot]
    var searched: [URL] = []
    for target in targets {
      switch target.origin {
      case .project(let project, let own):
        let settings = project.settings(for: own, configuration: configuration)
        searched += settings.moduleSearchPaths.map { URL(fileURLWithPath: $0, relativeTo: project.folder) }
      case .package(let package, _): folders.append(package.folder)
      }
    }
    let binaries = BinaryFrameworks(folders: folders).headers(of: modules)
    let rest = modules.subtracting(binaries.compactMap(\.module))
    var findings = SearchedModuleMaps(folders: searched, sourceRoot: workspace.sourceRoot).findings(of: rest)
    findings.headers = binaries + findings.headers
    return findings
  }

  private func own(of target: GraphTarget) -> [ObjectiveCHeaders] {
    guard !target.sources.isEmpty, case .project(let project, let own) = target.origin else { return [] }
    let settings = project.settings(for: own, configuration: configuration)
    let folders = [workspace.sourceRoot, project.folder]
    var result: [ObjectiveCHeaders] = []
    if let header = BridgingHeader.file(in: settings, folder: project.folder) {
      result.append(ObjectiveCHeaders(module: nil, isBridging: true, files: [header], folders: folders))
    }
    if own.otherSources.contains(where: TargetCheck.isObjectiveC) {
      let files = Self.publicHeaders(of: own, in: project, settings: settings)
      result.append(ObjectiveCHeaders(module: nil, files: files, folders: folders))
    }
    return result
  }

  private static func library(
    _ target: GraphTarget, workspace: XcodeWorkspace, configuration: String
  ) -> ObjectiveCHeaders {
    switch target.origin {
    case .project(let project, let own):
      let settings = project.settings(for: own, configuration: configuration)
      return ObjectiveCHeaders(
        module: target.moduleName, files: publicHeaders(of: own, in: project, settings: settings),
        folders: [workspace.sourceRoot, project.folder])
    case .package(let package, let own):
      let folder = CSources(own, in: package).publicHeaders
      return ObjectiveCHeaders(
        module: target.moduleName, files: folder.map { publicHeaders(of: target.moduleName, in: $0) } ?? [],
        folders: [package.folder])
    }
  }

  /// Those of the target's phase for headers, or those of its module map, or the one that is called like the module.
  private static func publicHeaders(
    of target: ProjectTarget, in project: XcodeProject, settings: BuildSettings
  ) -> [URL] {
    if let map = settings["MODULEMAP_FILE"], !map.isEmpty {
      let file = project.folder.appendingPathComponent(map)
      let named = ModuleMap.headers(of: file)
      if !named.isEmpty { return named }
    }
    guard target.publicHeaders.isEmpty else { return target.publicHeaders }
    let name = settings.moduleName + ".h"
    let folders = Set(target.otherSources.map { $0.deletingLastPathComponent() }).sorted { $0.path < $1.path }
    return folders.map { $0.appendingPathComponent(name) }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The header that SwiftPM takes for all of a target, or else every header in the folder.
  private static func publicHeaders(of module: String, in folder: URL) -> [URL] {
    let map = ModuleMap(moduleName: module, headers: folder)
    if let umbrella = map.umbrella { return [umbrella] }
    let named = map.own.map(ModuleMap.headers) ?? []
    if !named.isEmpty { return named }
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".h") }.sorted().map { folder.appendingPathComponent($0) }
  }
}
