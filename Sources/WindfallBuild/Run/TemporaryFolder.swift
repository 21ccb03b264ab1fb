import Foundation

/// A folder that is removed with everything in it when the object goes, at the latest.
public final class TemporaryFolder {
  /// The file that the process which owns a folder holds locked: a folder without such a process is left over.
  private static let lockName = ".owner"
  private static let prefix = "windfall-"

  public let path: String
  private let lock: Int32

  /// Makes the folder where sockets in it have short enough names, and removes those that killed processes have left.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(SystemError) {
    // A socket's path has 107 bytes at most.
    let wanted = environment["TMPDIR"].flatMap { $0.hasPrefix("/") && $0.utf8.count <= 60 ? $0 : nil } ?? "/tmp"
    let folder = wanted.hasSuffix("/") ? String(wanted.dropLast()) : wanted
    Self.removeLeftovers(in: folder)
    var template = Array("\(folder)/\(Self.prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("make a temporary folder in \(folder)", errno) }
    path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // The file gets its name once it is locked: a run that begins at the same moment must not find it free.
    let owner = "\(path)/\(Self.lockName)"
    lock = open(owner + ".new", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 { rename(owner + ".new", owner) }
  }

  deinit {
    remove()
    if lock >= 0 { close(lock) }
  }

  /// Removes the folders of processes that are gone; those without a lock are not ours, or just being made.
  private static func removeLeftovers(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6 {
      let descriptor = open("\(folder)/\(name)/\(lockName)", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    }
  }

  public func remove() { try? FileManager.default.removeItem(atPath: path) }
}
