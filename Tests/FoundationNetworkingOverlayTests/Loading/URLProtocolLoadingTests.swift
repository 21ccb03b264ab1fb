import FoundationNetworkingOverlay
import Testing

extension FoundationNetworkingOverlayTests {
  struct URLProtocolLoadingTests {
    @Test("a protocol sees a body as a stream, as on iOS")
    func bodyStream() async throws {
      var request = URLRequest(url: try scripted("/body"))
      request.httpMethod = "POST"
      request.httpBody = Data("sent".utf8)
      #expect(try await scriptedSession().data(for: request).0 == Data("done".utf8))
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      try Data("filed".utf8).write(to: file)
      #expect(try await scriptedSession().upload(for: request, fromFile: file).0 == Data("done".utf8))
      #expect(try await scriptedSession().upload(for: request, from: Data("up".utf8)).0 == Data("done".utf8))
      #expect(ScriptedProtocol.seen.all == ["true sent", "true filed", "true up"])
      #expect(request.httpBody == Data("sent".utf8))
    }
  }
}
