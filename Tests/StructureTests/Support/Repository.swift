import Foundation

/// The files of this repository, read once for all tests.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files that we write: sources and tests without the input files of tests.
  static let swiftFiles: [SourceFile] = paths(under: ["Sources", "Tests"])
    .filter { $0.hasSuffix(".swift") && !isInput($0) }
    .map { SourceFile(path: $0, text: text($0)) }

  static let sources = swiftFiles.filter { $0.path.hasPrefix("Sources/") }
  static let tests = swiftFiles.filter { $0.path.hasPrefix("Tests/") }

  static let package = PackageDescription(SourceFile(path: "Package.swift", text: text("Package.swift")))

  /// All files below some folders, in alphabetical order, without hidden ones.
  static func paths(under folders: [String]) -> [String] {
    let prefix = root.path + "/"
    return folders.flatMap { folder -> [String] in
      let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
      let found = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: [.isRegularFileKey], options: options)
      return (found?.compactMap { $0 as? URL } ?? []).compactMap { url -> String? in
        guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { return nil }
        return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : nil
      }.sorted()
    }
  }

  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  private static func isInput(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains("Fixtures")
  }
}
