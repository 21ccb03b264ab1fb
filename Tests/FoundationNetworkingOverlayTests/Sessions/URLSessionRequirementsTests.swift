import FoundationNetworkingOverlay
import Testing

private protocol Loading {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

@Suite("What protocols of apps ask sessions for") struct URLSessionRequirementsTests {
  private let session: any Loading = scriptedSession()

  @Test("Data comes for a request and from an address")
  func data() async throws {
    let url = try scripted("/bare")
    #expect(try await session.data(for: URLRequest(url: url)).0 == Data("bare".utf8))
    #expect(try await session.data(from: url).0 == Data("bare".utf8))
  }

  @Test("What is uploaded is the body of the request")
  func upload() async throws {
    var request = URLRequest(url: try scripted("/body"))
    request.httpMethod = "POST"
    #expect(try await session.upload(for: request, from: Data("text".utf8)).0 == Data("done".utf8))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await session.upload(for: request, fromFile: file).0 == Data("done".utf8))
  }
}
