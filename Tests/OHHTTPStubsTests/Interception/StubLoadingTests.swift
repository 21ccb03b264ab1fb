import OHHTTPStubsSwift
import Testing
import TestSupport

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

    @Test("a redirect keeps method, body and headers, but for those that are meant for one host")
    func redirectedHeaders() async throws {
      let seen = Recorded()
      stub(condition: isPath("/a")) { _ in
        HTTPStubsResponse(data: Data(), statusCode: 308, headers: ["Location": "https://b.invalid/new"])
      }
      stub(condition: isPath("/new")) { request in
        let fields = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
        seen.add("\(request.httpMethod ?? "") \(request.ohhttpStubs_httpBody?.count ?? 0) \(fields)")
        return HTTPStubsResponse(data: Data(), statusCode: 200, headers: nil)
      }
      let answer = await load(
        try get("https://a.invalid/a") { request in
          request.httpMethod = "PUT"
          request.httpBody = Data("four".utf8)
          request.allHTTPHeaderFields = ["Authorization": "secret", "Host": "a.invalid", "X-Own": "kept"]
        })
      #expect(answer.status == 200)
      #expect(seen.all == ["PUT 4 [\"X-Own=kept\"]"])
    }
  }
}
