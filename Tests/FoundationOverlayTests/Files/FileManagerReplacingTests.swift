import Foundation
import FoundationOverlay
import Testing

@Suite("Replacing files")
struct FileManagerReplacingTests {
  let files = FileManager.default
  let folder: URL

  init() throws {
    folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: folder.appendingPathComponent("old"))
    try Data("new".utf8).write(to: folder.appendingPathComponent("new"))
  }

  private func text(_ name: String) -> String? {
    files.contents(atPath: folder.appendingPathComponent(name).path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  @Test("A file takes the place of another, with the other's permissions")
  func replaces() throws {
    defer { try? files.removeItem(at: folder) }
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url("old").path)
    #expect(try files.replaceItemAt(url("old"), withItemAt: url("new")) == url("old"))
    #expect(text("old") == "new")
    #expect(try files.contentsOfDirectory(atPath: folder.path) == ["old"])
    #expect(try files.attributesOfItem(atPath: url("old").path)[.posixPermissions] as? Int == 0o600)
  }

  @Test("A backup is kept where that is asked for")
  func backup() throws {
    defer { try? files.removeItem(at: folder) }
    var result: NSURL?
    try files.replaceItem(
      at: url("old"), withItemAt: url("new"), backupItemName: "kept", options: .withoutDeletingBackupItem,
      resultingItemURL: &result)
    #expect(result as URL? == url("old"))
    #expect(text("old") == "new")
    #expect(text("kept") == "old")
  }

  @Test("Nothing is lost where the new item is missing")
  func missing() throws {
    defer { try? files.removeItem(at: folder) }
    #expect(throws: (any Error).self) { try files.replaceItemAt(url("old"), withItemAt: url("none")) }
    #expect(text("old") == "old")
  }
}
