import Foundation

extension URL {
  /// The location of a path, with `.` and `..` resolved in the text alone: nothing is looked up on disk.
  static func file(_ path: String) -> URL {
    var components: [Substring] = []
    for component in path.split(separator: "/") {
      switch component {
      case ".": continue
      case "..": _ = components.popLast()
      default: components.append(component)
      }
    }
    return URL(filePath: "/" + components.joined(separator: "/"), directoryHint: .notDirectory)
  }

  /// The location as it is spelled on disk: on a Mac, names that differ only in their case are the same.
  public var spelledAsOnDisk: URL {
    if FileManager.default.fileExists(atPath: path) { return self }
    let parent = deletingLastPathComponent()
    guard parent.path != path else { return self }
    let folder = parent.spelledAsOnDisk
    let wanted = lastPathComponent.lowercased()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().first { $0.lowercased() == wanted }.map { folder.appending(relativePath: $0) } ?? self
  }

  /// The location of a path that starts here, unless it starts at the root.
  func appending(relativePath path: String) -> URL {
    path.hasPrefix("/") ? .file(path) : .file("\(self.path)/\(path)")
  }

  /// The location of several paths, each starting where the one before it ends.
  func appending(relativePaths paths: [String]) -> URL {
    appending(relativePath: paths.joined(separator: "/"))
  }
}
