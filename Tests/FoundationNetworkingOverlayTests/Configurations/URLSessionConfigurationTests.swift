import FoundationNetworkingOverlay
import Testing

struct URLSessionConfigurationTests {
  @Test("what iOS has besides is kept, also by the copy that a session makes")
  func flags() {
    let configuration = URLSessionConfiguration.default
    #expect(!configuration.waitsForConnectivity && configuration.allowsExpensiveNetworkAccess)
    #expect(configuration.allowsConstrainedNetworkAccess && configuration.sessionSendsLaunchEvents)
    configuration.waitsForConnectivity = true
    configuration.allowsExpensiveNetworkAccess = false
    let kept = URLSession(configuration: configuration).configuration
    #expect(kept.waitsForConnectivity && !kept.allowsExpensiveNetworkAccess && kept.allowsConstrainedNetworkAccess)
    kept.waitsForConnectivity = false
    #expect(configuration.waitsForConnectivity && !URLSessionConfiguration.default.waitsForConnectivity)
  }

  @Test("a background session loads like others, and has its identifier")
  func background() async throws {
    let configuration = URLSessionConfiguration.windfallBackground(withIdentifier: "transfers")
    configuration.protocolClasses = [ScriptedProtocol.self]
    let session = URLSession(configuration: configuration)
    #expect(session.configuration.identifier == "transfers")
    #expect(try await session.data(from: scripted("/bare")).0 == Data("bare".utf8))
  }

  @Test("versions of TLS are kept")
  func versions() {
    let configuration = URLSessionConfiguration.ephemeral
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12)
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv13)
    #expect(configuration.tlsMaximumSupportedProtocolVersion == .TLSv13)
  }
}
