import Foundation

/// Frameworks that are compiled for iOS and come with their headers in Objective-C: nothing of them can be linked, and what
/// they declare can be.
struct BinaryFrameworks {
  /// The folders of the whole project and of its packages.
  private let folders: [URL]

  init(folders: [URL]) {
    // A package often lies in the folder of the project.
    let paths = Set(folders.map(\.standardizedFileURL.path))
    self.folders = paths.filter { path in !paths.contains { $0 != path && path.hasPrefix($0 + "/") } }.sorted()
      .map { URL(fileURLWithPath: $0) }
  }

  /// The headers of those of the modules that a framework of the folders is.
  func headers(of modules: Set<String>) -> [ObjectiveCHeaders] {
    guard !modules.isEmpty else { return [] }
    var found: [String: ObjectiveCHeaders] = [:]
    for folder in folders { find(modules, in: folder, &found) }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func find(_ modules: Set<String>, in folder: URL, _ found: inout [String: ObjectiveCHeaders]) {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    while let url = all?.nextObject() as? URL {
      let name = url.deletingPathExtension().lastPathComponent
      if HeaderPlaces.skipped.contains(url.lastPathComponent) {
        all?.skipDescendants()
      } else if url.pathExtension == "framework" {
        all?.skipDescendants()
        if modules.contains(name), found[name] == nil { found[name] = headers(of: name, in: url) }
      }
    }
  }

  /// Those of one framework; nil for one that is written in Swift, whose header says little of it.
  private func headers(of module: String, in framework: URL) -> ObjectiveCHeaders? {
    let manager = FileManager.default
    let swift = framework.appendingPathComponent("Modules/\(module).swiftmodule").path
    let headers = framework.appendingPathComponent("Headers").resolvingSymlinksInPath()
    guard !manager.fileExists(atPath: swift), manager.fileExists(atPath: headers.path) else { return nil }
    let umbrella = headers.appendingPathComponent("\(module).h")
    if manager.fileExists(atPath: umbrella.path) {
      return ObjectiveCHeaders(module: module, files: [umbrella], folders: [headers])
    }
    let names = (try? manager.contentsOfDirectory(atPath: headers.path)) ?? []
    let files = names.filter { $0.hasSuffix(".h") }.sorted().map { headers.appendingPathComponent($0) }
    return files.isEmpty ? nil : ObjectiveCHeaders(module: module, files: files, folders: [headers])
  }
}
