import Foundation
import FoundationOverlay
import Testing

@Suite("Bookmarks of files")
struct URLBookmarksTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func resolve(_ data: Data) throws -> (url: URL, isStale: Bool) {
    var isStale = false
    let url = try URL(resolvingBookmarkData: data, options: [], relativeTo: nil, bookmarkDataIsStale: &isStale)
    return (url, isStale)
  }

  @Test("A bookmark leads to its file, also when that was moved")
  func moved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: url)
    let data = try url.bookmarkData(options: .minimalBookmark)
    #expect(try resolve(data) == (url, false))
    #expect(URL.resourceValues(forKeys: [.fileSizeKey], fromBookmarkData: data)?.fileSize == 1)
    let other = folder.appendingPathComponent("b.txt")
    try FileManager.default.moveItem(at: url, to: other)
    let found = try resolve(data)
    #expect(found.url.lastPathComponent == "b.txt")
    #expect(found.isStale)
  }

  @Test("A file that is gone, and data of something else, are errors")
  func failures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.txt")
    #expect(throws: CocoaError.self) { try url.bookmarkData() }
    try Data("a".utf8).write(to: url)
    let data = try url.bookmarkData()
    try FileManager.default.removeItem(at: url)
    #expect(throws: CocoaError.self) { try resolve(data) }
    #expect(throws: CocoaError.self) { try resolve(Data("a".utf8)) }
  }

  @Test("A bookmark is written to a file, which is an alias")
  func alias() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: url)
    let alias = folder.appendingPathComponent("alias")
    try URL.writeBookmarkData(try url.bookmarkData(options: .suitableForBookmarkFile), to: alias)
    #expect(try URL(resolvingAliasFileAt: alias).path == url.path)
    #expect(try URL(resolvingAliasFileAt: url).path == url.resolvingSymlinksInPath().path)
  }
}
