import Foundation

/// Where the headers of a project lie: what a header includes is found by its folder, by its framework, or by its name
/// alone, as the header maps do that Xcode makes.
struct HeaderPlaces {
  /// By file name: all headers of the name.
  private var headers: [String: [URL]] = [:]
  /// By module: its headers by file name.
  private var modules: [String: [String: URL]] = [:]

  /// Folders with nothing of the project's own.
  static let skipped: Set<String> = [".git", ".build", "DerivedData", "node_modules", ".swiftpm"]

  init(folders: [URL], modules: [String: [URL]]) {
    for folder in Set(folders.map(\.standardizedFileURL)).sorted(by: { $0.path < $1.path }) { add(folder) }
    for (module, files) in modules {
      for file in files { self.modules[module, default: [:]][file.lastPathComponent] = file }
    }
  }

  private mutating func add(_ folder: URL) {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [])
    while let file = all?.nextObject() as? URL {
      if Self.skipped.contains(file.lastPathComponent) {
        all?.skipDescendants()
      } else if ["h", "hpp"].contains(file.pathExtension), headers[file.lastPathComponent]?.contains(file) != true {
        headers[file.lastPathComponent, default: []].append(file)
      }
    }
  }

  /// The file that an include means, such as `<Module/Name.h>` or `"Name.h"`; nil where the project has none.
  func file(for name: String, from header: URL) -> URL? {
    let path = String(name.dropFirst().dropLast())
    guard !path.isEmpty else { return nil }
    if name.hasPrefix("\"") {
      let beside = header.deletingLastPathComponent().appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: beside.path) { return beside.standardizedFileURL }
    }
    let parts = path.split(separator: "/").map(String.init)
    guard let last = parts.last else { return nil }
    if parts.count > 1, let file = modules[parts[0]]?[last] { return file }
    let candidates = headers[last] ?? []
    if let file = candidates.first(where: { $0.path.hasSuffix("/" + path) }) { return file }
    guard parts.count == 1 || !AppleFrameworks.names.contains(parts[0]) else { return nil }
    // A module's headers lie in folders of other names.
    if parts.count > 1 {
      return candidates.first { $0.path.contains("/\(parts[0])/") || $0.path.contains("/\(parts[0]).framework/") }
    }
    return candidates.first
  }

  /// The text of a header that the system has, by how it is included, without comments.
  static func systemHeader(_ name: String) -> String? {
    let path = "/usr/include/" + name.dropFirst().dropLast()
    return (try? String(contentsOfFile: path, encoding: .utf8))?.replacing(#/(?s)\/\*.*?\*\//#, with: " ")
  }

  /// Headers of C's library.
  static let systemHeaders: Set<String> = Set(
    [
      "assert.h", "ctype.h", "errno.h", "float.h", "inttypes.h", "limits.h", "locale.h", "math.h", "pthread.h",
      "setjmp.h",
      "signal.h", "stdarg.h", "stdatomic.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h",
      "strings.h", "sys/types.h", "sys/time.h", "sys/stat.h", "sys/socket.h", "time.h", "unistd.h", "wchar.h", "zlib.h",
      "sqlite3.h", "netinet/in.h", "arpa/inet.h", "netdb.h", "fcntl.h",
    ].map { "<\($0)>" })
}
