import WindfallProject
import Foundation

/// The header that Xcode makes for a framework: what it imports, each Swift source of the framework sees.
enum UmbrellaHeader {
  /// The modules that the header named after a framework imports: it is one of those that the target names, or lies beside the
  /// sources, in a folder above them, or in one of its own beside them.
  static func modules(of name: String, sources: [URL], headers: [URL] = []) -> [String] {
    let named = headers.first { $0.lastPathComponent == name + ".h" }
    if let text = named.flatMap({ InputFile.text(at: $0) }) { return modules(in: text) }
    var folders: Set<URL> = []
    for source in sources {
      let folder = source.deletingLastPathComponent()
      folders.insert(folder)
      folders.insert(folder.deletingLastPathComponent())
    }
    let near = folders.sorted { $0.path < $1.path }
    for folder in near + near.flatMap(subfolders) {
      let header = folder.appendingPathComponent(name + ".h")
      if let text = InputFile.text(at: header) { return modules(in: text) }
    }
    return []
  }

  /// The modules that the header of a module map imports; pods have such a map, and a header that CocoaPods makes.
  static func modules(ofMap map: URL) -> [String] {
    guard let text = InputFile.text(at: map), let named = text.firstMatch(of: /\bumbrella\s+header\s+"([^"]+)"/) else {
      return []
    }
    let header = map.deletingLastPathComponent().appendingPathComponent(String(named.1))
    return InputFile.text(at: header).map(modules(in:)) ?? []
  }

  private static func subfolders(of folder: URL) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    let folders = all?.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
    return (folders ?? []).sorted { $0.path < $1.path }
  }

  /// The modules of lines such as `#import <UIKit/UIKit.h>` and `@import UIKit;`.
  static func modules(in text: String) -> [String] {
    var modules: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, words.count > 1 else { continue }
      let name: Substring? =
        switch first {
        case "@import": words[1].prefix { $0 != ";" && $0 != "." }
        case "#import" where words[1].hasPrefix("<"): words[1].dropFirst().prefix { $0 != "/" && $0 != ">" }
        default: nil
        }
      if let name, !modules.contains(String(name)) { modules.append(String(name)) }
    }
    return modules
  }
}
