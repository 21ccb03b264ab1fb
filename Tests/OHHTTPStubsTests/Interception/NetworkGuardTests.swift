import Glibc
import OHHTTPStubsSwift
import Testing

@testable import OHHTTPStubs
import TestSupport

extension OHHTTPStubsTests {
  struct NetworkGuardTests {
    init() { HTTPStubs.removeAllStubs() }

    @Test(
      "what stays on the machine is let through",
      arguments: [
        "http://localhost/", "http://a.localhost:80/", "http://127.0.0.1:8080/", "http://127.3.2.1/", "http://[::1]/",
        "file:///a", "data:,a",
      ])
    func local(url: String) throws {
      #expect(!NetworkGuard.canInit(with: try get(url)))
    }

    @Test(
      "what leaves it is not",
      arguments: ["http://a.invalid/", "https://10.0.0.1/", "ftp://a.invalid/", "HTTPS://127.0.0.1.invalid/"])
    func distant(url: String) throws {
      #expect(NetworkGuard.canInit(with: try get(url)))
    }

    @Test("a request that would leave the machine fails the test with its URL, in every session")
    func everySession() async throws {
      let failures = Recorded()
      StubFailure.reporter = { message, file, _ in failures.add(message + (file ?? "")) }
      defer { StubFailure.reporter = nil }
      let unstubbed = URLSessionConfiguration.default
      HTTPStubs.setEnabled(false, for: unstubbed)
      let emptied = URLSessionConfiguration.default
      emptied.protocolClasses = []
      let configurations = [.default, .ephemeral, unstubbed, emptied]
      for session in [.shared] + configurations.map(URLSession.init(configuration:)) {
        let answer = await load(try get("https://a.invalid/x?q=1"), in: session)
        #expect(answer.error?.code == URLError.notConnectedToInternet.rawValue && answer.response == nil)
      }
      let message = "no stub answers GET https://a.invalid/x?q=1, which would leave this machine; "
      #expect(failures.all == Array(repeating: message + "stub it, or run with --allow-network", count: 5))
    }

    @Test("a protocol of the test's own still answers")
    func ownProtocol() async throws {
      let configuration = URLSessionConfiguration.default
      configuration.protocolClasses = [AnsweringProtocol.self] + (configuration.protocolClasses ?? [])
      #expect(await load(try get("https://a.invalid/own"), in: URLSession(configuration: configuration)).text == "own")
    }

    @Test("the network can be allowed")
    func allowed() throws {
      setenv("WINDFALL_ALLOW_NETWORK", "1", 1)
      defer { unsetenv("WINDFALL_ALLOW_NETWORK") }
      #expect(!NetworkGuard.canInit(with: try get("https://a.invalid/")))
    }
  }
}
