import Foundation

/// Lists what lies in a playground's folders, in the order of the names, and reads their XML.
enum PlaygroundFolder {
  /// The files and folders in a folder, hidden ones left out; none where there is no such folder.
  static func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
  }

  /// The Swift files in a folder and in the folders within it.
  static func swiftFiles(in folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted().map { folder.appending(path: $0) }
  }

  /// The root element of a file.
  static func markup(_ data: Data, of file: URL, what: String) throws(ProjectError) -> MarkupElement {
    do {
      return try MarkupParser.root(of: data)
    } catch {
      throw ProjectError(
        "\(what) is damaged: its XML cannot be read, in line \(error.line): \(error.message)", path: file.path,
        advice: "take it again from version control")
    }
  }
}
