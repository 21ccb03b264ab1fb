import FoundationNetworkingOverlay
import Testing

extension FoundationNetworkingOverlayTests {
  struct ProtocolRegistrationTests {
    @Test("registered protocols answer the shared session before all others, the last one first")
    func registered() async throws {
      let url = try scripted("/parts")
      #expect(URLProtocol.registerClass(ScriptedProtocol.self))
      #expect(try await URLSession.shared.data(from: url).0.count == 15)
      #expect(OtherProtocol.registerClass(OtherProtocol.self))
      #expect(try await URLSession.shared.data(from: url).0 == Data("other".utf8))
      URLProtocol.unregisterClass(OtherProtocol.self)
      #expect(try await URLSession.shared.data(from: url).0.count == 15)
      #expect(URLSessionConfiguration.default.protocolClasses?.contains { $0 == ScriptedProtocol.self } == false)
      ScriptedProtocol.unregisterClass(ScriptedProtocol.self)
      #expect(URLSession.shared.configuration.protocolClasses?.contains { $0 == ScriptedProtocol.self } == false)
      #expect(!URLProtocol.registerClass(NSObject.self))
    }

    @Test("what no registered protocol wants goes its way")
    func others() async throws {
      #expect(URLProtocol.registerClass(ScriptedProtocol.self))
      defer { URLProtocol.unregisterClass(ScriptedProtocol.self) }
      let url = try #require(URL(string: "data:text/plain,kept"))
      #expect(try await URLSession.shared.data(from: url).0 == Data("kept".utf8))
    }
  }
}
