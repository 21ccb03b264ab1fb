import Foundation

/// A disk on which there is next to no room, where this user may mount one.
struct SmallDisk {
  /// Whether `mount` works here, which takes the rights of an administrator.
  static let isPossible: Bool = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windfall-\(UUID().uuidString)")
    guard let disk = try? SmallDisk(at: folder, kilobytes: 64) else { return false }
    disk.remove()
    return true
  }()

  let url: URL

  /// Mounts a disk on a new folder, with room for so much beside what it needs itself.
  init(at url: URL, kilobytes: Int) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    do {
      try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes + 4)k", "windfall", url.path)
    } catch {
      try FileManager.default.removeItem(at: url)
      throw error
    }
  }

  func remove() {
    try? Self.run("umount", url.path)
    try? FileManager.default.removeItem(at: url)
  }

  private static func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteNoPermission) }
  }
}
