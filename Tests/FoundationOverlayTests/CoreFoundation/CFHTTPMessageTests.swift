import Foundation
import FoundationOverlay
import Testing

@Suite struct CFHTTPMessageTests {
  private func append(_ text: String, to message: CFHTTPMessage) -> Bool {
    let bytes = Array(text.utf8)
    return CFHTTPMessageAppendBytes(message, bytes, bytes.count)
  }

  @Test("A request is written with its headers and body")
  func request() throws {
    let address = try #require(URL(string: "ws://example.com/chat?room=1"))
    let message = CFHTTPMessageCreateRequest(
      nil, NSString(string: "GET"), address as NSURL, kCFHTTPVersion1_1
    ).takeRetainedValue()
    CFHTTPMessageSetHeaderFieldValue(message, NSString(string: "Host"), NSString(string: "example.com"))
    CFHTTPMessageSetHeaderFieldValue(message, NSString(string: "host"), NSString(string: "other.com"))
    CFHTTPMessageSetBody(message, NSData(data: Data("text".utf8)))
    let data = try #require(CFHTTPMessageCopySerializedMessage(message)?.takeRetainedValue()) as Data
    #expect(String(decoding: data, as: UTF8.self) == "GET /chat?room=1 HTTP/1.1\r\nHost: other.com\r\n\r\ntext")
  }

  @Test("A response is read as it comes, and is whole when its head is")
  func response() throws {
    let message = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
    #expect(append("HTTP/1.1 101 Switching Protocols\r\nUpgrade: web", to: message))
    #expect(!CFHTTPMessageIsHeaderComplete(message) && CFHTTPMessageCopyAllHeaderFields(message) == nil)
    #expect(append("socket\r\n\r\nrest", to: message) && CFHTTPMessageIsHeaderComplete(message))
    #expect(CFHTTPMessageGetResponseStatusCode(message) == 101)
    let fields = try #require(CFHTTPMessageCopyAllHeaderFields(message)).takeRetainedValue()
    #expect(fields["Upgrade"] as? String == "websocket" && fields.count == 1)
    #expect(CFHTTPMessageCopyBody(message)?.takeRetainedValue() as Data? == Data("rest".utf8))
  }

  @Test("What is no message is refused, and statuses have their words")
  func others() {
    #expect(!append("nothing\r\n\r\n", to: CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()))
    let message = CFHTTPMessageCreateResponse(nil, 404, nil, kCFHTTPVersion1_0).takeRetainedValue()
    let line = CFHTTPMessageCopyResponseStatusLine(message)?.takeRetainedValue()
    #expect(line.map { "\($0)" } == "HTTP/1.0 404 Not Found")
    #expect(CFHTTPMessageCopyRequestMethod(message) == nil)
  }
}
