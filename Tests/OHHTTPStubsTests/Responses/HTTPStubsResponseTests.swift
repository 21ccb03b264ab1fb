import OHHTTPStubsSwift
import Testing

@testable import OHHTTPStubs
import TestSupport

extension OHHTTPStubsTests {
  struct HTTPStubsResponseTests {
    init() { HTTPStubs.removeAllStubs() }

    @Test("data, status and headers")
    func data() async throws {
      stub(condition: isHost("a.invalid")) { _ in
        HTTPStubsResponse(data: Data("gone".utf8), statusCode: 410, headers: ["X-Key": "1"])
      }
      let answer = await load(try get("https://a.invalid/"))
      #expect(answer.status == 410 && answer.text == "gone")
      #expect(answer.response?.value(forHTTPHeaderField: "X-Key") == "1")
      #expect(answer.response?.url?.absoluteString == "https://a.invalid/")
    }

    @Test("JSON has its content type")
    func json() async throws {
      stub(condition: isHost("a.invalid")) { _ in
        HTTPStubsResponse(jsonObject: ["a": [1, 2]], statusCode: 200, headers: nil)
      }
      let answer = await load(try get("https://a.invalid/"))
      #expect(answer.text == #"{"a":[1,2]}"#)
      #expect(answer.response?.value(forHTTPHeaderField: "Content-Type") == "application/json")
    }

    @Test("files by path and by URL")
    func files() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
      try Data("[1]".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      stub(condition: isPath("/1")) { _ in fixture(filePath: file.path, status: 201, headers: ["Content-Type": "a/b"]) }
      stub(condition: isPath("/2")) { _ in HTTPStubsResponse(fileURL: file, statusCode: 202, headers: nil) }
      let first = await load(try get("https://a.invalid/1"))
      #expect(first.text == "[1]" && first.status == 201)
      #expect(first.response?.value(forHTTPHeaderField: "Content-Type") == "a/b")
      let second = await load(try get("https://a.invalid/2"))
      #expect(second.text == "[1]" && second.status == 202)
    }

    @Test("a missing file and what is not JSON fail the test, at the line, and the request")
    func badInput() async throws {
      let failures = Recorded()
      StubFailure.reporter = { message, file, line in
        failures.add("\(URL(fileURLWithPath: file ?? "").lastPathComponent):\(line ?? 0) \(message)")
      }
      defer { StubFailure.reporter = nil }
      stub(condition: isPath("/1")) { _ in fixture(filePath: "/none/such.json", headers: nil) }
      stub(condition: isPath("/2")) { _ in HTTPStubsResponse(jsonObject: Date(), statusCode: 200, headers: nil) }
      let line = #line - 2
      #expect(await load(try get("https://a.invalid/1")).error?.domain == NSCocoaErrorDomain)
      #expect(await load(try get("https://a.invalid/2")).error?.domain == NSCocoaErrorDomain)
      #expect(failures.all.count == 2)
      #expect(
        failures.all.first?.hasPrefix("HTTPStubsResponseTests.swift:\(line) there is no file /none/such.json") == true)
      #expect(
        failures.all.last?.hasPrefix("HTTPStubsResponseTests.swift:\(line + 1) Date cannot be written as JSON") == true)
    }

    @Test("errors")
    func errors() async throws {
      stub(condition: isHost("a.invalid")) { _ in HTTPStubsResponse(error: URLError(.notConnectedToInternet)) }
      let answer = await load(try get("https://a.invalid/"))
      #expect(
        answer.error?.domain == NSURLErrorDomain && answer.error?.code == URLError.notConnectedToInternet.rawValue)
      #expect(answer.response == nil)
      await #expect(throws: URLError.self) { try await URLSession.shared.data(for: get("https://a.invalid/")) }
    }

    @Test("answers come in the order of simulated time, which costs none")
    func order() async throws {
      let (finished, finish) = AsyncStream.makeStream(of: String.self)
      let times = ["/slow": 3000.0, "/speed": OHHTTPStubsDownloadSpeed1KBPS, "/quick": 0.5]
      stub(condition: isHost("order.invalid")) { request in
        let path = request.url?.path ?? ""
        return HTTPStubsResponse(data: Data(count: 60000), statusCode: 200, headers: nil)
          .requestTime(0.1, responseTime: times[path] ?? 0)
      }
      HTTPStubs.afterStubFinish { request, _, _, _ in
        // A request of the test before may only now be finished.
        if request.url?.host == "order.invalid" { finish.yield(request.url?.path ?? "") }
      }
      defer { HTTPStubs.afterStubFinish(nil) }
      let requests = try ["/slow", "/speed", "/quick"].map { try get("https://order.invalid\($0)") }
      await withTaskGroup(of: Void.self) { group in
        for request in requests { group.addTask { #expect(await load(request).data?.count == 60000) } }
      }
      var order: [String] = []
      for await path in finished {
        order.append(path)
        if order.count == 3 { break }
      }
      #expect(order == ["/quick", "/speed", "/slow"])
    }

    @Test("redirects lead to the next stub, and observers see both")
    func redirects() async throws {
      let seen = Recorded()
      HTTPStubs.onStubActivation { request, stub, _ in seen.add("\(request.url?.path ?? "") \(stub.name ?? "")") }
      HTTPStubs.onStubRedirectResponse { from, to, _, response in
        seen.add("\(from.url?.path ?? "") > \(to.url?.absoluteString ?? "") \(response.statusCode)")
      }
      defer {
        HTTPStubs.onStubActivation(nil)
        HTTPStubs.onStubRedirectResponse(nil)
      }
      stub(condition: isPath("/old")) { _ in
        HTTPStubsResponse(data: Data(), statusCode: 302, headers: ["Location": "/new"])
      }.name = "old"
      stub(condition: isPath("/new")) { _ in HTTPStubsResponse(data: Data("new".utf8), statusCode: 200, headers: nil) }
        .name = "new"
      let answer = await load(try get("https://a.invalid/old"))
      #expect(answer.text == "new" && answer.response?.url?.path == "/new")
      #expect(seen.all == ["/old old", "/old > https://a.invalid/new 302", "/new new"])
    }

    @Test("a response without times of its own has none")
    func times() {
      let response = HTTPStubsResponse(data: Data(count: 2000), statusCode: 200, headers: nil)
      #expect(response.requestTime == 0 && response.responseTime == 0)
      #expect(response.responseTime(-2) === response && response.transferTime == 1)
      #expect(response.requestTime(3, responseTime: 4).requestTime == 3 && response.transferTime == 4)
    }
  }
}
