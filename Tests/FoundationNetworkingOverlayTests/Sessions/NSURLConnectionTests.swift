import FoundationNetworkingOverlay
import FoundationOverlay
import Synchronization
import Testing

extension FoundationNetworkingOverlayTests {
  struct NSURLConnectionTests {
    @Test("a request without a delegate is answered by way of the shared session, on the queue or at once")
    func requests() async throws {
      #expect(URLProtocol.registerClass(ScriptedProtocol.self))
      defer { URLProtocol.unregisterClass(ScriptedProtocol.self) }
      let request = URLRequest(url: try scripted("/parts"))
      let queue = OperationQueue()
      let count = await withCheckedContinuation { continuation in
        NSURLConnection.sendAsynchronousRequest(request, queue: queue) { response, data, error in
          continuation.resume(returning: response != nil && error == nil ? data?.count : nil)
        }
      }
      #expect(count == 15)
      let waited = try await Task.detached {
        var response: URLResponse?
        let data = try NSURLConnection.sendSynchronousRequest(request, returning: &response)
        return (data.count, response?.url)
      }.value
      #expect(waited.0 == 15 && waited.1 == request.url)
    }

    @Test("it knows which addresses it can ask")
    func addresses() throws {
      let known = try ["https://a.b", "FILE:///c", "mailto:d"].map { try #require(URL(string: $0)) }
      #expect(known.map { NSURLConnection.canHandle(URLRequest(url: $0)) } == [true, true, false])
    }
  }
}
