import Foundation
import FoundationOverlay
import Testing

@Suite("File wrappers") struct FileWrapperTests {
  @Test func aFolderIsWrittenAndReadAgain() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("A".utf8))
    ])
    #expect(folder.addRegularFile(withContents: Data("B".utf8), preferredFilename: "b.txt") == "b.txt")
    #expect(folder.addRegularFile(withContents: Data("C".utf8), preferredFilename: "b.txt") != "b.txt")
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    try folder.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
    #expect(folder.filename == url.lastPathComponent)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && !read.isRegularFile)
    #expect(read.fileWrappers?.count == 3)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("A".utf8))
    #expect(read.fileWrappers?["b.txt"]?.filename == "b.txt")
  }
}
