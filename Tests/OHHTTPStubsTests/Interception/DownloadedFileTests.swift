import OHHTTPStubsSwift
import Testing

extension OHHTTPStubsTests {
  struct DownloadedFileTests {
    init() { HTTPStubs.removeAllStubs() }

    @Test("a download is the stub's body, in a file")
    func completion() async throws {
      stub(condition: isHost("a.invalid")) { _ in
        HTTPStubsResponse(data: Data("body".utf8), statusCode: 200, headers: nil)
      }
      let url = try #require(URL(string: "https://a.invalid/file"))
      let text = await withCheckedContinuation { continuation in
        URLSession.shared.downloadTask(with: url) { file, _, _ in
          continuation.resume(returning: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
        }.resume()
      }
      #expect(text == "body")
    }
  }
}
