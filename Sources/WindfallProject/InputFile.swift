import Foundation

/// A file of the project as it may be read: whole, at once, and without waiting for anybody to write it.
public enum InputFile {
  /// More than any source; a file that has more is none.
  private static let largestSource = 64 << 20

  /// What keeps a file from being read, such as `is a pipe, not a file`; nil for files and folders that can be.
  public static func problem(at path: String, isSource: Bool = false) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT ? "is missing" : "cannot be read: \(String(cString: strerror(errno)))"
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return nil
    case S_IFREG: break
    case S_IFIFO: return "is a pipe, not a file"
    case S_IFSOCK: return "is a socket, not a file"
    default: return "is a device, not a file"
    }
    guard access(path, R_OK) == 0 else { return "cannot be read: \(String(cString: strerror(errno)))" }
    if isSource, status.st_size > largestSource { return "has \(status.st_size >> 20) MB, more than any source" }
    return nil
  }

  /// The text of a source; nil where it cannot be had.
  public static func text(at url: URL) -> String? {
    guard problem(at: url.path, isSource: true) == nil else { return nil }
    return try? String(contentsOf: url, encoding: .utf8)
  }
}
