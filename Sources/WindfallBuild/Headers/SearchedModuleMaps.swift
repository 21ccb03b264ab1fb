import Foundation
import WindfallProject

/// Module maps in the folders where targets look for headers: a module that no target makes can be described by one, such as
/// that of a pod of nothing but headers.
struct SearchedModuleMaps {
  /// The folders, in the order of the search.
  let folders: [URL]
  /// The folder of the whole project.
  let sourceRoot: URL

  /// What maps describe of some modules.
  struct Findings {
    /// The headers of those in Objective-C.
    var headers: [ObjectiveCHeaders] = []
    /// The maps of those of C alone, by the modules' names.
    var mapsInC: [String: URL] = [:]
  }

  /// Looks for modules; one whose headers are missing is not found.
  func findings(of modules: Set<String>) -> Findings {
    var result = Findings()
    for (name, map) in maps(of: modules).sorted(by: { $0.key < $1.key }) {
      let files = ModuleMap.headers(of: map)
      let texts = files.map { InputFile.text(at: $0) }
      if texts.contains(where: { $0.map(isInObjectiveC) ?? false }) {
        result.headers.append(
          ObjectiveCHeaders(module: name, files: files, folders: [sourceRoot, map.deletingLastPathComponent()]))
      } else if !texts.isEmpty, !texts.contains(nil) {
        result.mapsInC[name] = map
      }
    }
    return result
  }

  private func maps(of modules: Set<String>) -> [String: URL] {
    var found: [String: URL] = [:]
    var seen: Set<String> = []
    for folder in folders where !modules.isSubset(of: found.keys) {
      let map = folder.standardizedFileURL.appendingPathComponent("module.modulemap")
      guard seen.insert(map.path).inserted, let text = InputFile.text(at: map) else { continue }
      let names = text.matches(of: #/(?:^|\s)module\s+"?(\w+)"?[^{]*\{/#).map { String($0.1) }
      // A map of several modules gives each its headers, which only its blocks tell.
      guard names.count == 1, let name = names.first, modules.contains(name), found[name] == nil else { continue }
      found[name] = map
    }
    return found
  }

  private func isInObjectiveC(_ text: String) -> Bool {
    // A header of nothing but includes tells what it is by how it includes.
    text.contains("#import") || !HeaderText.isInC(text)
  }
}
