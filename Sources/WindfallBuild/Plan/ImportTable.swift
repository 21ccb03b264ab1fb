import WindfallProject
import Foundation
import WindfallLowering

/// What the targets of a plan import beside the frameworks, read once for each target.
struct ImportTable {
  /// The modules that sources may import beside those of targets.
  let knownModules: Set<String>
  /// The modules that a condition in the sources finds to be there.
  let availableModules: Set<String>
  /// By target: the first import of each module that only another target could be.
  private(set) var unknown: [String: [ImportScan.Place]] = [:]

  init(knownModules: Set<String>, availableModules: Set<String>) {
    self.knownModules = knownModules
    self.availableModules = availableModules
  }

  /// Reads the targets that were not read before; answers all that was found so far.
  mutating func read(
    _ targets: [GraphTarget], settings: (GraphTarget) -> CompilerSettings
  ) -> [String: [ImportScan.Place]] {
    for target in targets where unknown[target.name] == nil {
      let settings = settings(target)
      let options = LoweringOptions(
        moduleName: target.moduleName, isTestTarget: target.isTest, availableModules: availableModules,
        conditions: Set(settings.conditions), languageMode: settings.languageMode)
      unknown[target.name] = target.sources.flatMap { source -> [ImportScan.Place] in
        guard let text = InputFile.text(at: source) else { return [] }
        return ImportScan.unknownImports(in: text, path: source.path, options: options) {
          $0 == target.moduleName || knownModules.contains($0)
        }
      }
    }
    return unknown
  }
}
