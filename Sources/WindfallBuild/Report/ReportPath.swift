import Foundation

/// Where a report is to be written, as the command line says it.
public struct ReportPath: Sendable {
  /// What stands for standard output.
  public static let standardOutput = "-"

  private let path: String

  public init(_ path: String) { self.path = path }

  /// Whether one report would take the place of the other; a device or pipe takes both.
  public func isSameFile(as other: ReportPath) -> Bool {
    if path == Self.standardOutput || other.path == Self.standardOutput { return path == other.path }
    if let own = information, let its = other.information {
      return own.st_dev == its.st_dev && own.st_ino == its.st_ino && own.st_mode & S_IFMT == S_IFREG
    }
    return resolved == other.resolved
  }

  /// Refuses options that name no file, or the file of another.
  public static func check(_ options: [(name: String, path: String?)]) throws(ReportPathError) {
    var seen: [(name: String, path: String)] = []
    for case (let name, let path?) in options {
      if path.isEmpty { throw ReportPathError(description: "\(name) must name a file") }
      if let other = seen.first(where: { ReportPath($0.path).isSameFile(as: ReportPath(path)) }) {
        throw ReportPathError(description: "\(other.name) and \(name) must not name the same file: \(path)")
      }
      seen.append((name, path))
    }
  }

  private var information: stat? {
    var information = stat()
    return stat(path, &information) == 0 ? information : nil
  }

  /// The path of a file that may not be there yet.
  private var resolved: String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent).path
  }
}

/// Options of the command line that cannot be followed together.
public struct ReportPathError: Error, CustomStringConvertible {
  public let description: String
}
