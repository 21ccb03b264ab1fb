import CoreTransferable
import Testing

@Suite struct TransferableTests {
  private struct Note: Codable, Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \Note.text)
    }
  }

  private struct Picture: Transferable {
    let data: Data

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { data in Picture(data: data) }
    }
  }

  private struct Clip: Transferable {
    let length: Int

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .mpeg4Movie) { clip in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(count: clip.length).write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Clip(length: try Data(contentsOf: received.file).count)
      }
    }
  }

  @Test("The first representation of a type gives and takes values")
  func codable() async throws {
    let note = Note(text: "a")
    let data = try await note.exported(as: .json)
    #expect(try await Note(importing: data, contentType: .json) == note)
    #expect(try await note.exported(as: .plainText) == Data("a".utf8))
    #expect(Note.exportedContentTypes() == [.json, .utf8PlainText] && Note.importedContentTypes() == [.json])
  }

  @Test("What no representation gives or takes is an error")
  func missing() async throws {
    await #expect(throws: (any Error).self) { try await Note(text: "a").exported(as: .image) }
    await #expect(throws: (any Error).self) { try await Picture(importing: Data(), contentType: .json) }
    #expect(try await Picture(importing: Data([1]), contentType: .png).data == Data([1]))
  }

  @Test("Files are written and read")
  func files() async throws {
    let data = try await Clip(length: 3).exported(as: .movie)
    #expect(try await Clip(importing: data, contentType: .mpeg4Movie).length == 3)
  }

  @Test("Texts, data and addresses are their own")
  func values() async throws {
    #expect(try await String(importing: try await "x".exported(as: .text), contentType: .utf8PlainText) == "x")
    let url = try #require(URL(string: "https://a.org"))
    #expect(try await URL(importing: try await url.exported(as: .url), contentType: .url) == url)
  }
}
