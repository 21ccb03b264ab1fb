import Foundation

/// A folder for the temporary files of Swift's tools, by a path that they can take.
///
/// They crash where the path has other than ASCII characters, as it has for a target called `Café`; it then goes by a
/// descriptor of this process, for as long as this object lives.
final class ToolTemporaryFolder {
  let path: String
  private let descriptor: Int32?

  init(_ folder: URL) throws {
    try FileWriter.createFolder(folder)
    guard !folder.path.utf8.allSatisfy({ $0 < 0x80 }) else {
      (path, descriptor) = (folder.path, nil)
      return
    }
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("open \(folder.path)", errno) }
    self.descriptor = descriptor
    path = "/proc/\(getpid())/fd/\(descriptor)"
  }

  deinit { descriptor.map { _ = close($0) } }
}
