import Foundation

/// A file of the project as it may be read: whole, at once, and without waiting for anybody to write it.
public enum InputFile {
  /// More than any source; a file that has more is none.
  private static let largestSource = 64 << 20

  /// What keeps a file from being read, such as `is a pipe, not a file`; nil for files and folders that can be.
  public static func problem(at path: String, isSource: Bool = false) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT ? missing : "cannot be read: \(String(cString: strerror(errno)))"
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return nil
    case S_IFREG where isOfTheKernel(path): return "is made up by the system, and no file of a project"
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

  /// What a file holds that somebody or a tool has written, such as a scheme; nil where it cannot be had.
  public static func data(at url: URL) -> Data? {
    guard problem(at: url.path, isSource: true) == nil else { return nil }
    return try? Data(contentsOf: url)
  }

  /// Why `data(at:)` has none, to be said after what the file is: `cannot be read`, and the reason where it is known.
  public static func complaint(at url: URL) -> String {
    guard let problem = problem(at: url.path, isSource: true), problem != missing else { return "cannot be read" }
    return problem.hasPrefix("cannot be read") ? problem : "cannot be read: it \(problem)"
  }

  private static let missing = "is missing"

  /// Such files call themselves plain ones, and keep who reads them waiting or have no end.
  private static func isOfTheKernel(_ path: String) -> Bool {
    guard let resolved = realpath(path, nil) else { return false }
    defer { free(resolved) }
    let place = String(cString: resolved)
    return place.hasPrefix("/proc/") || place.hasPrefix("/sys/")
  }
}
