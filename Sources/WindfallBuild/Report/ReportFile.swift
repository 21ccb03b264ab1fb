import Foundation

/// A file that a report is written to.
struct ReportFile {
  let path: String

  /// Finds out now whether the file can be written, before any test has taken its time.
  init(path: String) throws(BuildError) {
    self.path = path
    if path == ReportPath.standardOutput { return }
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR { throw Self.unwritable(path, EISDIR) }
    let wasThere = access(path, F_OK) == 0
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.unwritable(path, errno) }
    close(descriptor)
    if !wasThere { unlink(path) }
  }

  /// Replaces the file as a whole: a reader never sees half a report. A pipe or a device is written to, not replaced.
  func write(_ text: String) throws(BuildError) {
    do {
      if path == ReportPath.standardOutput {
        return try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      }
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: isPlain ? .atomic : [])
    } catch {
      throw Self.unwritable(path, errno)
    }
  }

  /// Whether the path is that of a plain file, or of none yet.
  private var isPlain: Bool {
    var information = stat()
    return lstat(path, &information) != 0 || information.st_mode & S_IFMT == S_IFREG
  }

  static func unwritable(_ path: String, _ error: Int32) -> BuildError {
    BuildError(.unusableMachine, "cannot write the report \(path): \(String(cString: strerror(error)))")
  }
}
