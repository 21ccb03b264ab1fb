import Foundation
import WindfallProject

/// Module maps in the folders where targets look for headers: a module that no target makes can be described by one, such as
/// that of a pod of nothing but headers.
struct SearchedModuleMaps {
  /// The folders, in the order of the search.
  let folders: [URL]
  /// The folder of the whole project.
  let sourceRoot: URL

  /// The headers of those of the modules that a map describes; those of C alone have no part in it.
  func headers(of modules: Set<String>) -> [ObjectiveCHeaders] {
    var found: [String: ObjectiveCHeaders] = [:]
    var seen: Set<String> = []
    for folder in folders where !modules.isSubset(of: found.keys) {
      let map = folder.standardizedFileURL.appendingPathComponent("module.modulemap")
      guard seen.insert(map.path).inserted, let text = InputFile.text(at: map) else { continue }
      let names = text.matches(of: #/(?:^|\s)module\s+"?(\w+)"?[^{]*\{/#).map { String($0.1) }
      // A map of several modules gives each its headers, which only its blocks tell.
      guard names.count == 1, let name = names.first, modules.contains(name), found[name] == nil else { continue }
      let files = ModuleMap.headers(of: map)
      guard files.contains(where: isInObjectiveC) else { continue }
      found[name] = ObjectiveCHeaders(
        module: name, files: files, folders: [sourceRoot, map.deletingLastPathComponent()])
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func isInObjectiveC(_ header: URL) -> Bool {
    guard let text = InputFile.text(at: header) else { return false }
    // A header of nothing but includes tells what it is by how it includes.
    return text.contains("#import") || !HeaderText.isInC(text)
  }
}
