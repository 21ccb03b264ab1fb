import Foundation
import FoundationNetworkingOverlay
import Testing

/// As in packages that put a double in the place of a session.
private protocol SessionDouble {
  func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask
  func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask
  func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)?) async throws -> (URL, URLResponse)
}

extension URLSession: SessionDouble {}

struct URLSessionStreamTaskTests {
  @Test func `A session conforms to a protocol that asks for streams and for what was broken off`() {
    #expect((URLSession.shared as Any) is any SessionDouble)
  }
}
