import FoundationNetworkingOverlay
import FoundationOverlay
import Testing

extension FoundationNetworkingOverlayTests {
  struct URLSessionBytesTests {
    @Test("bytes come one by one, and as lines")
    func bytes() async throws {
      let (bytes, response) = try await scriptedSession().bytes(from: scripted("/parts"))
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
      #expect(try await bytes.reduce(into: []) { $0.append($1) } == Array("one\n\ntwo\r\nthree".utf8))
      let lines = try await scriptedSession().bytes(for: URLRequest(url: scripted("/parts"))).0.lines
      #expect(try await lines.reduce(into: []) { $0.append($1) } == ["one", "two", "three"])
    }

    @Test("an error before the response is thrown at once")
    func failure() async throws {
      let url = try scripted("/error")
      await #expect(throws: URLError(.timedOut)) { try await scriptedSession().bytes(from: url) }
    }

    @Test("whoever stops waiting for more cancels the task")
    func cancelled() async throws {
      let url = try scripted("/endless")
      let reading = Task {
        let bytes = try await scriptedSession().bytes(from: url).0
        var text: [UInt8] = []
        do {
          for try await byte in bytes {
            text.append(byte)
            if text.count == 5 { withUnsafeCurrentTask { $0?.cancel() } }
          }
        } catch let error as URLError {
          // The session may be the first to tell.
          #expect(error.code == .cancelled)
        }
        return (text, bytes.task)
      }
      let (text, task) = try await reading.value
      #expect(String(decoding: text, as: UTF8.self) == "first")
      #expect(task.state != .running)
    }
  }
}
