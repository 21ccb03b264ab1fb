import Foundation

/// Size and times of a file: cheap to get, and different whenever the file has been rewritten.
public struct FileStamp: Hashable, Codable, Sendable {
  public let size: Int64
  public let modifiedNanoseconds: Int64
  /// When the file, its size or its times were last written: programs cannot set it back.
  public let changedNanoseconds: Int64

  public init(size: Int64, modifiedNanoseconds: Int64, changedNanoseconds: Int64) {
    self.size = size
    self.modifiedNanoseconds = modifiedNanoseconds
    self.changedNanoseconds = changedNanoseconds
  }

  /// Nil when there is no such file.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int64(status.st_size)
    modifiedNanoseconds = Self.nanoseconds(status.st_mtim)
    changedNanoseconds = Self.nanoseconds(status.st_ctim)
  }
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
