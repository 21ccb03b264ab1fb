import Foundation
import WindfallProject

/// Finds the targets that cannot be built, and why, before any work is done.
///
/// What matters of a target that cannot be built is its module: a target that is linked with it and does not import it
/// is built without it.
struct ObstacleFinder {
  let targets: [GraphTarget]
  let settings: (GraphTarget) -> CompilerSettings
  /// By target: what it imports that only another target could be.
  let imports: [String: [ImportScan.Place]]
  let origins: ModuleOrigins

  /// What is found.
  struct Findings {
    var obstacles: [Obstacle] = []
    /// The names of the targets that are not built.
    var blocked: Set<String> = []
    /// By test target: the files that cannot be compiled, whose other files can.
    var leftOut: [String: [LeftOutFile]] = [:]
  }

  func findings() -> Findings {
    var findings = Findings()
    for target in targets {
      guard let message = TargetCheck(target: target, settings: settings(target)).message() else { continue }
      findings.obstacles.append(Obstacle(message: message, targets: [target.name]))
      findings.blocked.insert(target.name)
    }
    var places: [(target: String, place: ImportScan.Place)] = []
    var isSettled = false
    while !isSettled {
      isSettled = true
      let modules = Set(targets.filter { !findings.blocked.contains($0.name) }.map(\.moduleName))
      for target in targets where !findings.blocked.contains(target.name) {
        let missing = (imports[target.name] ?? []).filter { !modules.contains($0.module) }
        let isWithoutApp = target.app.map(findings.blocked.contains) ?? false
        guard !missing.isEmpty || isWithoutApp else { continue }
        if !isWithoutApp, let files = leftOutFiles(of: target, missing) {
          findings.leftOut[target.name] = files
          continue
        }
        findings.leftOut[target.name] = nil
        places += missing.map { (target.name, $0) }
        findings.blocked.insert(target.name)
        isSettled = false
      }
    }
    let own = Set(targets.map(\.moduleName))
    var byModule: [(module: String, uses: [(target: String, place: ImportScan.Place)])] = []
    // That a module of the project is missing has been said where its target cannot be built.
    for use in places where !own.contains(use.place.module) {
      if let index = byModule.firstIndex(where: { $0.module == use.place.module }) {
        byModule[index].uses.append(use)
      } else {
        byModule.append((use.place.module, [use]))
      }
    }
    findings.obstacles += byModule.map { obstacle(module: $0.module, uses: $0.uses) }
    return findings
  }

  /// The files of a test target that import what is missing; nil where others than these have to be left out too.
  private func leftOutFiles(of target: GraphTarget, _ missing: [ImportScan.Place]) -> [LeftOutFile]? {
    let paths = Set(missing.map(\.file))
    guard target.isTest, target.sources.contains(where: { !paths.contains($0.path) }) else { return nil }
    return target.sources.compactMap { source in
      guard let first = missing.first(where: { $0.file == source.path }) else { return nil }
      return LeftOutFile(
        path: source.path, line: first.line,
        reason: "\(origins.reason(forMissing: first.module)): \(first.file):\(first.line) imports \(first.module)")
    }
  }

  private func obstacle(module: String, uses: [(target: String, place: ImportScan.Place)]) -> Obstacle {
    var targets: [String] = []
    for use in uses where !targets.contains(use.target) { targets.append(use.target) }
    let first = uses[0].place
    let more = uses.count > 1 ? " (and \(ReportText.count(uses.count - 1, "more file")))" : ""
    let message =
      "\(origins.reason(forMissing: module)): \(first.file):\(first.line) imports \(module)\(more), so "
      + "\(targets.joined(separator: ", ")) cannot be built"
    return Obstacle(message: message, targets: targets)
  }
}
