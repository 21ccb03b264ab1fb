import Foundation

extension Builder {
  /// Where what is built of a target is kept for other projects: only of packages that are the same for all of them, and
  /// nothing that counts how often it is run.
  func store(for target: TargetPlan) -> ModuleStore? {
    target.isShared && target.kind == .library && !target.isMeasured ? store?.modules : nil
  }

  /// Those of the targets that only declare, by their modules, with their sources.
  func declaredModules(among targets: [TargetPlan]) -> [String: URL] {
    targets.filter(isDeclared).reduce(into: [:]) { $0[$1.moduleName] = $1.sources.first }
  }

  /// Whether a target has nothing but declarations of what Apple's SDK has and the project names.
  func isDeclared(_ target: TargetPlan) -> Bool {
    let folder = derivedData.root.path + "/Declared/"
    return !target.sources.isEmpty && target.sources.allSatisfy { $0.path.hasPrefix(folder) }
  }
}
