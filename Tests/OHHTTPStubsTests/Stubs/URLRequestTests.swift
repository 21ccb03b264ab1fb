import OHHTTPStubsSwift
import Testing
import TestSupport

extension OHHTTPStubsTests {
  struct URLRequestTests {
    init() { HTTPStubs.removeAllStubs() }

    @Test("As on iOS, a stub has the body in a stream, and remembers what it was")
    func body() async throws {
      let seen = Recorded()
      stub(condition: hasBody(Data("body".utf8))) { request in
        seen.add("\(request.httpBody == nil)")
        seen.add(String(decoding: request.ohhttpStubs_httpBody ?? Data(), as: UTF8.self))
        seen.add(String(decoding: (request as NSURLRequest).ohhttpStubs_HTTPBody() ?? Data(), as: UTF8.self))
        var bytes = [UInt8](repeating: 0, count: 10)
        request.httpBodyStream?.open()
        seen.add("\(request.httpBodyStream?.read(&bytes, maxLength: 10) ?? 0)")
        return HTTPStubsResponse(data: Data(), statusCode: 200, headers: nil)
      }
      let answer = await load(
        try get("https://a.invalid/a") { request in
          request.httpMethod = "POST"
          request.httpBody = Data("body".utf8)
        })
      #expect(answer.status == 200)
      #expect(seen.all == ["true", "body", "body", "4"])
    }

    @Test("A stub is made by the name of the module, where a class has a function of the same name")
    func moduleName() {
      let made = OHHTTPStubs.stub(condition: isHost("a.invalid")) { _ in
        HTTPStubsResponse(data: Data(), statusCode: 200, headers: nil)
      }
      #expect(HTTPStubs.allStubs().contains { $0 as AnyObject === made as AnyObject })
      HTTPStubs.removeStub(made)
    }

    @Test("A stream is not read")
    func streams() throws {
      let request = try get("https://a.invalid/a") { $0.httpBodyStream = InputStream(data: Data("body".utf8)) }
      #expect(request.ohhttpStubs_httpBody == nil)
    }
  }
}
