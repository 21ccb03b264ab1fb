import Foundation
import WindfallProject

/// Module maps in the folders where targets look for headers: a module that no target makes can be described by one, such as
/// that of a pod of nothing but headers.
struct SearchedModuleMaps {
  /// The folders, in the order of the search.
  let folders: [URL]
  /// The folder of the whole project.
  let sourceRoot: URL

  /// The headers of those of the modules that a map describes; those of C alone are not among them.
  func headers(of modules: Set<String>) -> [ObjectiveCHeaders] {
    maps(of: modules).sorted { $0.key < $1.key }.compactMap { name, map in
      let files = ModuleMap.headers(of: map)
      guard files.contains(where: isInObjectiveC) else { return nil }
      return ObjectiveCHeaders(module: name, files: files, folders: [sourceRoot, map.deletingLastPathComponent()])
    }
  }

  /// The maps of those of the modules that are C alone, by the modules' names.
  func mapsInC(of modules: Set<String>) -> [String: URL] {
    maps(of: modules).filter { _, map in
      let texts = ModuleMap.headers(of: map).map { InputFile.text(at: $0) }
      return !texts.isEmpty && texts.allSatisfy { $0 != nil && !isInObjectiveC($0 ?? "") }
    }
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

  private func isInObjectiveC(_ header: URL) -> Bool {
    InputFile.text(at: header).map { isInObjectiveC($0) } ?? false
  }

  private func isInObjectiveC(_ text: String) -> Bool {
    // A header of nothing but includes tells what it is by how it includes.
    text.contains("#import") || !HeaderText.isInC(text)
  }
}
