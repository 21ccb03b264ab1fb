import Dispatch
import FoundationNetworkingOverlay
import TestSupport
import Testing

extension FoundationNetworkingOverlayTests {
  struct LoadingClientTests {
    @Test("all parts of a body arrive, however they are asked for")
    func parts() async throws {
      let url = try scripted("/parts")
      let expected = Data("one\n\ntwo\r\nthree".utf8)
      #expect(try await scriptedSession().data(from: url).0 == expected)
      let data = await withCheckedContinuation { continuation in
        scriptedSession().dataTask(with: url) { data, _, _ in continuation.resume(returning: data) }.resume()
      }
      #expect(data == expected)
      let file = try await scriptedSession().download(from: url).0
      #expect(try Data(contentsOf: file) == expected)
    }

    @Test("a protocol that answers without a response stops nobody who waits for one")
    func noResponse() async throws {
      let (data, response) = try await scriptedSession().data(from: scripted("/bare"))
      #expect(data == Data("bare".utf8))
      #expect(!(response is HTTPURLResponse) && response.url?.path == "/bare")
    }

    @Test("a response of nothing is one of status 200, as on iOS")
    func emptyResponse() async throws {
      let response = try await scriptedSession().data(from: scripted("/empty")).1
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
      #expect(!(URLResponse.windfallEmpty() is HTTPURLResponse))
    }

    @Test("requests, spaces and cached responses of nothing can be made, and become values")
    func emptyObjects() {
      #expect(!(NSURLRequest.windfallEmptyRequest() is NSMutableURLRequest))
      #expect((NSURLRequest.windfallEmptyRequest() as URLRequest).httpMethod == "GET")
      #expect(NSMutableURLRequest.windfallEmptyRequest().url == nil)
      #expect(URLProtectionSpace.windfallEmptySpace().host.isEmpty)
      #expect(CachedURLResponse.windfallEmptyCached().data.isEmpty)
    }

    @Test("an error is the protocol's")
    func failure() async throws {
      let url = try scripted("/error")
      await #expect(throws: URLError(.timedOut)) { try await scriptedSession().data(from: url) }
    }

    @Test("a protocol sends a task elsewhere, unless the session's delegate refuses")
    func redirect() async throws {
      let url = try scripted("/moved")
      let (data, response) = try await scriptedSession().data(from: url)
      #expect(data == Data("one\n\ntwo\r\nthree".utf8) && response.url?.path == "/parts")
      let refused = try await scriptedSession(RefusingDelegate()).data(from: url).1
      #expect((refused as? HTTPURLResponse)?.statusCode == 301)
    }

    @Test("a task that is cancelled at once ends so, though its protocol answers at once")
    @MainActor func cancellation() async throws {
      let url = try scripted("/parts")
      for _ in 0..<20 {
        let error: (any Error)? = await withCheckedContinuation { continuation in
          let task = scriptedSession().dataTask(with: url) { _, _, error in continuation.resume(returning: error) }
          task.resume()
          task.cancel()
        }
        #expect((error as? URLError)?.code == .cancelled)
      }
    }

    @Test("who blocks the main thread gets an answer")
    @MainActor func blocked() throws {
      let done = DispatchSemaphore(value: 0)
      scriptedSession().dataTask(with: try scripted("/parts")) { _, _, _ in done.signal() }.resume()
      #expect(done.wait(timeout: .now() + 5) == .success)
    }

    @Test("a body that comes before its response arrives")
    func earlyBody() async throws {
      let (data, response) = try await scriptedSession().data(from: scripted("/early"))
      #expect(data == Data("early".utf8) && (response as? HTTPURLResponse)?.statusCode == 202)
    }

    @Test("a protocol is stopped before its task's end is told")
    func stop() async throws {
      let url = try scripted("/stopped")
      _ = try await scriptedSession().data(from: url)
      #expect(ScriptedProtocol.stopped.all.contains(url.absoluteString))
    }

    @Test("a delegate gets a task's metrics before its end")
    func metrics() async throws {
      for (path, end) in [("/parts", 0), ("/error", URLError.timedOut.rawValue)] {
        let url = try scripted(path)
        let log = Recorded()
        await withCheckedContinuation { continuation in
          let delegate = CollectingDelegate(log) { continuation.resume() }
          let session = scriptedSession(delegate)
          session.dataTask(with: url).resume()
          session.finishTasksAndInvalidate()
        }
        #expect(log.all == ["metrics true", "end \(end)"])
      }
    }

    @Test("who is told of a task's end collects its metrics once")
    func collected() throws {
      let log = Recorded()
      let delegate = CollectingDelegate(log) {}
      let session = scriptedSession(delegate)
      let task = session.dataTask(with: try scripted("/parts"))
      windfallCollect(session, task, delegate)
      windfallCollect(session, task, delegate)
      windfallCollect(session, session.dataTask(with: try scripted("/parts")), "no delegate")
      #expect(log.all.count == 1)
    }
  }
}
