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

    @Test("a generic class starts and stops as its superclass does, which was used before")
    func generic() async throws {
      let url = try scripted("/parts")
      let expected = try await scriptedSession().data(from: url).0
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [GenericProtocol<Int>.self]
      #expect(try await URLSession(configuration: configuration).data(from: url).0 == expected)
    }

    @Test("a protocol may have a session of its own, and wait on the run loop of its thread")
    func ownSession() async throws {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [ForwardingProtocol.self]
      let data = try await URLSession(configuration: configuration).data(from: scripted("/parts")).0
      #expect(data == Data("one\n\ntwo\r\nthree".utf8))
      let task = try URLSession(configuration: configuration).dataTask(with: scripted("/endless"))
      task.resume()
      task.cancel()
      for await path in ForwardingProtocol.stopped where path == "/endless" { break }
    }
  }
}
