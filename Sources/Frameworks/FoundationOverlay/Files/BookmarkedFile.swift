import CFoundationOverlay
import Foundation
import Glibc

/// What the data of a bookmark say.
struct BookmarkedFile: Codable {
  private static let mark = "windfall-bookmark"

  private var format = BookmarkedFile.mark
  let path: String
  let identity: FileIdentity

  init(path: String, identity: FileIdentity) {
    self.path = path
    self.identity = identity
  }

  init(_ data: Data) throws {
    guard let file = try? PropertyListDecoder().decode(BookmarkedFile.self, from: data),
      file.format == Self.mark
    else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSDebugDescriptionErrorKey: "The data are no bookmark."])
    }
    self = file
  }

  func data() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(self)
  }

  /// Where the file is now: where it was moved to, and else whatever is where it was.
  var currentPath: String? {
    let there = FileIdentity(of: path)
    if there == identity { return path }
    return moved ?? (there == nil ? nil : path)
  }

  private var moved: String? {
    let folders = [NSHomeDirectory(), NSTemporaryDirectory()].map { URL(fileURLWithPath: $0).path }
    let folder =
      folders.first { path.hasPrefix($0 + "/") } ?? URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard let names = FileManager.default.enumerator(atPath: folder) else { return nil }
    for case let name as String in names {
      let path = folder + "/" + name
      if FileIdentity(of: path) == identity { return path }
    }
    return nil
  }
}

/// What stays of a file when it is moved.
struct FileIdentity: Codable, Equatable {
  let device: UInt64
  let number: UInt64
  /// Numbers are given again once a file is deleted. Zero where the file system does not keep it.
  let birth: Int64

  /// Nil where there is no file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    birth = windfall_file_birth(path)
  }
}
