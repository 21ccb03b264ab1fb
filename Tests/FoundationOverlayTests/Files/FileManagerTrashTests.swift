import Foundation
import FoundationOverlay
import Testing

@Suite("The trash")
struct FileManagerTrashTests {
  private let files = FileManager.default

  @Test("A document moves to the trash, under a name of its own")
  func documents() throws {
    let documents = try files.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let url = documents.appendingPathComponent("\(UUID().uuidString).txt")
    var trashed: [URL] = []
    for text in ["first", "second"] {
      try Data(text.utf8).write(to: url)
      var result: NSURL?
      try files.trashItem(at: url, resultingItemURL: &result)
      trashed.append(try #require(result as URL?))
    }
    defer { for url in trashed { try? files.removeItem(at: url) } }
    #expect(!files.fileExists(atPath: url.path))
    #expect(Set(trashed).count == 2)
    #expect(try trashed.map { try String(contentsOf: $0, encoding: .utf8) } == ["first", "second"])
  }

  @Test("Elsewhere there is none")
  func elsewhere() throws {
    let url = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(throws: CocoaError.self) { try files.trashItem(at: url, resultingItemURL: nil) }
    try Data().write(to: url)
    defer { try? files.removeItem(at: url) }
    let error = #expect(throws: CocoaError.self) { try files.trashItem(at: url, resultingItemURL: nil) }
    #expect(error?.code == .featureUnsupported)
  }
}
