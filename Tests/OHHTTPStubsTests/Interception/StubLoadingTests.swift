import OHHTTPStubsSwift
import Testing

extension OHHTTPStubsTests {
  struct StubLoadingTests {
    init() { HTTPStubs.removeAllStubs() }

    @Test("a session's delegate is asked about redirects")
    func delegate() async throws {
      stub(condition: isPath("/a")) { _ in
        HTTPStubsResponse(data: Data("moved".utf8), statusCode: 301, headers: ["location": "/new"])
      }
      stub(condition: isPath("/new")) { _ in HTTPStubsResponse(data: Data("new".utf8), statusCode: 200, headers: nil) }
      for (refused, text, status) in [("/new", "moved", 301), ("/other", "new", 200)] {
        let delegate = RedirectDelegate(refusing: refused)
        let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
        let answer = await load(try get("https://a.invalid/a"), in: session)
        #expect(answer.text == text && answer.status == status)
        session.finishTasksAndInvalidate()
      }
    }
  }
}
