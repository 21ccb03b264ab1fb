import FoundationNetworkingOverlay
import Testing

extension FoundationNetworkingOverlayTests {
  struct FileProtocolTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")

    @Test("files are loaded by every session, with the type that their name says")
    func files() async throws {
      try Data("[1]".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      for session in [URLSession.shared, URLSession(configuration: .ephemeral)] {
        let (data, response) = try await session.data(from: file)
        #expect(data == Data("[1]".utf8))
        #expect(response.mimeType == "application/json")
        #expect(response.expectedContentLength == 3)
        #expect(!(response is HTTPURLResponse))
      }
    }

    @Test("a file that is not there, and a folder, are errors")
    func errors() async throws {
      let missing = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: file) }
      #expect(missing?.code == .fileDoesNotExist)
      let folder = FileManager.default.temporaryDirectory
      let listed = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: folder) }
      #expect(listed?.code == .fileIsDirectory)
    }
  }
}
