import OHHTTPStubsSwift
import Testing
import TestSupport

extension OHHTTPStubsTests {
  struct SessionInterceptionTests {
    let server = LocalServer()
    private let text = { @Sendable (text: String) in
      HTTPStubsResponse(data: Data(text.utf8), statusCode: 200, headers: nil)
    }

    init() {
      HTTPStubs.removeAllStubs()
      HTTPStubs.setEnabled(true)
    }

    private func sessions() -> [URLSession] {
      let emptied = URLSessionConfiguration.default
      emptied.protocolClasses = []
      return [
        .shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral),
        URLSession(configuration: emptied),
      ]
    }

    @Test("every session is answered, also those that were there before; nothing gets through")
    func everySession() async throws {
      defer { server.stop() }
      let earlier = sessions()
      stub(condition: isHost("127.0.0.1")) { _ in text("stubbed") }
      for session in earlier + sessions() {
        let answer = await load(try get(server.url("/")), in: session)
        #expect(answer.text == "stubbed" && answer.status == 200 && answer.error == nil)
        #expect(try await session.data(for: get(server.url("/"))).0 == Data("stubbed".utf8))
        #expect(try await session.data(from: #require(URL(string: server.url("/")))).0 == Data("stubbed".utf8))
      }
      #expect(server.connections == 0)
    }

    @Test("without a stub a request goes its way, and is told")
    func missing() async throws {
      defer { server.stop() }
      let urls = Recorded()
      HTTPStubs.onStubMissing { urls.add($0.url?.path ?? "") }
      defer { HTTPStubs.onStubMissing(nil) }
      stub(condition: isPath("/stubbed")) { _ in text("stubbed") }
      #expect(await load(try get(server.url("/other"))).text == "real")
      #expect(await load(try get(server.url("/stubbed"))).text == "stubbed")
      #expect(server.connections == 1)
      #expect(urls.all == ["/other"])
    }

    @Test("the names of older versions mean the same")
    func olderNames() async throws {
      let test: OHHTTPStubsTestBlock = isHost("older.invalid")
      let older: any OHHTTPStubsDescriptor = OHHTTPStubs.stubRequests(passingTest: test) { _ in
        OHHTTPStubsResponse(data: Data("older".utf8), statusCode: 200, headers: nil)
      }
      #expect(await load(try get("https://older.invalid/")).text == "older")
      #expect(OHHTTPStubs.removeStub(older))
    }

    @Test("the last stub wins, until it is removed")
    func lastWins() async throws {
      defer { server.stop() }
      let first = stub(condition: isMethodGET()) { _ in text("first") }
      let second = stub(condition: isMethodGET()) { _ in text("second") }
      first.name = "one"
      #expect(HTTPStubs.allStubs().count == 2 && first.name == "one")
      #expect(await load(try get(server.url("/"))).text == "second")
      #expect(HTTPStubs.removeStub(second) && !HTTPStubs.removeStub(second))
      #expect(await load(try get(server.url("/"))).text == "first")
      HTTPStubs.removeAllStubs()
      #expect(await load(try get(server.url("/"))).text == "real")
    }

    @Test("stubs are switched off for the shared session, or for a configuration")
    func switchedOff() async throws {
      defer { server.stop() }
      stub(condition: isMethodGET()) { _ in text("stubbed") }
      HTTPStubs.setEnabled(false)
      #expect(!HTTPStubs.isEnabled())
      #expect(await load(try get(server.url("/"))).text == "real")
      #expect(await load(try get(server.url("/")), in: URLSession(configuration: .default)).text == "stubbed")
      HTTPStubs.setEnabled(true)
      let configuration = URLSessionConfiguration.ephemeral
      #expect(HTTPStubs.isEnabled(for: configuration))
      HTTPStubs.setEnabled(false, for: configuration)
      #expect(!HTTPStubs.isEnabled(for: configuration))
      #expect(await load(try get(server.url("/")), in: URLSession(configuration: configuration)).text == "real")
      HTTPStubs.setEnabled(true, for: configuration)
      #expect(await load(try get(server.url("/")), in: URLSession(configuration: configuration)).text == "stubbed")
      #expect(server.connections == 2)
    }
  }
}
