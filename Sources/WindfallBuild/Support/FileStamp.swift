import Foundation

/// Size and modification time of a file: cheap to get, and different whenever a tool has rewritten the file.
public struct FileStamp: Hashable, Codable, Sendable {
  public let size: Int64
  public let modifiedNanoseconds: Int64

  public init(size: Int64, modifiedNanoseconds: Int64) {
    self.size = size
    self.modifiedNanoseconds = modifiedNanoseconds
  }

  /// Nil when there is no such file.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int64(status.st_size)
    modifiedNanoseconds = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }
}
