import Foundation
import WindfallProject

/// Finds what stands in the way of building a target, before any work is done.
struct TargetCheck {
  let target: GraphTarget
  let settings: CompilerSettings

  /// What is wrong and what to do about it; nil where nothing is.
  func message() -> String? {
    let problem: (reason: String, advice: String)? =
      switch target.origin {
      case .project(_, let target): problem(of: target) ?? problem(ofSources: target.sources)
      case .package(let package, let target):
        problem(of: target, in: package) ?? (target.sources.isEmpty ? nil : problem(ofSources: target.sources))
      }
    return problem.map { "cannot build target \(target.name): \($0.reason); \($0.advice)" }
  }

  private func problem(of target: ProjectTarget) -> (String, String)? {
    if target.kind == .bundle { return unreadable(target.resources.map(\.url), isSource: false) }
    if self.target.moduleName.isEmpty {
      return ("its PRODUCT_NAME is empty once it is expanded", "give it a value in the target's build settings")
    }
    if let version = settings.unknownVersion {
      return ("there is no version of Swift that its SWIFT_VERSION \(version) names", "set it to 5.0 or 6.0, say")
    }
    let missing = target.missingFiles
    if let file = target.sources.isEmpty ? missing.first : missing.first(where: { Self.isNeeded($0, by: target) }) {
      let advice = "restore the file or remove it from the target"
      guard let script = target.scriptPhases.first else { return ("\(file.path) is missing", advice) }
      let more = target.scriptPhases.count > 1 ? " or another one" : ""
      return (
        "\(file.path) is missing",
        "\(advice); scripts are not run, so keep the file with the project if the script \"\(script)\"\(more) makes it"
      )
    }
    guard target.sources.isEmpty else {
      return unreadable(target.sources, isSource: true) ?? unreadable(target.resources.map(\.url), isSource: false)
    }
    if let file = target.otherSources.first(where: Self.isObjectiveC) {
      return ("it is written in Objective-C, such as \(file.path), which is not compiled", "write it in Swift")
    }
    let isLibrary = [.framework, .staticLibrary].contains(target.kind)
    if isLibrary, target.otherSources.contains(where: Self.isOfOtherLanguage) { return nil }
    return ("it has no Swift source", "add one in Xcode")
  }

  private func unreadable(_ files: [URL], isSource: Bool) -> (String, String)? {
    for file in files {
      guard let problem = InputFile.problem(at: file.path, isSource: isSource) else { continue }
      return ("\(file.path) \(problem)", "restore the file or remove it from the target")
    }
    return nil
  }

  private func problem(of target: PackageTarget, in package: SwiftPackage) -> (String, String)? {
    let place = "package \(package.manifest.name)"
    switch target.description.type {
    case "binary":
      return ("it is a binary of \(place), which cannot be linked on Linux", "use the package's sources")
    case "system":
      let map = target.folder.map { ModuleMap(moduleName: target.moduleName, headers: $0) }
      return map?.own == nil ? ("\(place) has no module.modulemap for it", "add one, beside its headers") : nil
    default: break
    }
    if let file = target.otherSources.first(where: Self.isObjectiveC),
      target.otherSources.allSatisfy({ !Self.isOfOtherLanguage($0) || Self.isObjectiveC($0) })
    {
      return ("\(place) has it in Objective-C, such as \(file.path), which is not compiled", "use what is in Swift")
    }
    if let resource = target.description.resources?.first(where: \.isEmbedded) {
      return ("\(place) embeds \(resource.path) in code, which is not supported", "make it a resource")
    }
    return target.folder == nil ? ("\(place) has no folder for it", "name its path in the manifest") : nil
  }

  private func problem(ofSources sources: [URL]) -> (String, String)? {
    let names = Dictionary(grouping: sources, by: \.lastPathComponent)
    guard let twins = names.values.filter({ $0.count > 1 }).min(by: { $0[0].path < $1[0].path }) else { return nil }
    let paths = twins.map(\.path).joined(separator: " and ")
    return ("two of its sources have the same name: \(paths)", "rename one, as Xcode asks for too")
  }

  /// Whether a target cannot do without a missing file: one of tests would take its tests away unseen. Keys, pictures and
  /// what a script generates are left out with a note instead.
  static func isNeeded(_ file: URL, by target: ProjectTarget) -> Bool {
    target.otherSources.contains(file) || (target.kind.isTestBundle && file.pathExtension == "swift")
  }

  static func isObjectiveC(_ file: URL) -> Bool { ["m", "mm"].contains(file.pathExtension.lowercased()) }

  /// Whether a C compiler takes the file; models of data and the like are only missing to those that use them.
  static func isOfOtherLanguage(_ file: URL) -> Bool {
    ["m", "mm", "c", "cc", "cpp", "cxx", "s"].contains(file.pathExtension.lowercased())
  }
}
