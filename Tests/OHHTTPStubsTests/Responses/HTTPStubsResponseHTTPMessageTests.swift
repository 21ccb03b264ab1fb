import Foundation
import OHHTTPStubsSwift
import Testing

@testable import OHHTTPStubs
import TestSupport

extension OHHTTPStubsTests {
  struct HTTPStubsResponseHTTPMessageTests {
    @Test("A message has status, headers and body, whatever ends its lines", arguments: ["\r\n", "\n"])
    func messages(end: String) {
      let lines = ["HTTP/1.1 404 Not Found", "Content-Type: text/plain", "X-Own: a: b", "", "lost\n\nand found"]
      let response = HTTPStubsResponse(httpMessageData: Data(lines.joined(separator: end).utf8))
      #expect(response.statusCode == 404)
      #expect(response.headerFields == ["Content-Type": "text/plain", "X-Own": "a: b"])
      #expect(response.readBody().0 == Data("lost\n\nand found".utf8))
    }

    @Test("What is no message is a body", arguments: ["just text", "HTTP/1.1 200 OK", "a\n\nb", "HTTP/1.1 x\n\nb"])
    func bodies(text: String) {
      let response = HTTPStubsResponse(httpMessageData: Data(text.utf8))
      #expect(response.statusCode == 200)
      #expect(response.readBody().0 == Data(text.utf8))
    }

    @Test("A message may be a resource; one that is not there fails the test")
    func resources() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data("HTTP/1.1 201 Created\n\nnew".utf8).write(to: folder.appendingPathComponent("made.response"))
      let bundle = try #require(Bundle(path: folder.path))
      #expect(HTTPStubsResponse(named: "made", in: bundle).statusCode == 201)
      let failures = Recorded()
      StubFailure.reporter = { message, _, line in failures.add("\(line ?? 0) \(message)") }
      defer { StubFailure.reporter = nil }
      let missing = HTTPStubsResponse(named: "lost", in: bundle, line: 7)
      #expect(missing.error != nil)
      #expect(failures.all.count == 1 && failures.all[0].hasPrefix("7 there is no lost.response in "))
    }
  }
}
