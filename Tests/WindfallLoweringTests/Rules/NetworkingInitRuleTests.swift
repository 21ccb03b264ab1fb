import Testing

struct NetworkingInitRuleTests {
  static let cases = [
    LoweringCase(
      name: "a session's double without initialisers",
      before:
        "import Foundation\nfinal class PlainSession: URLSession, @unchecked Sendable {\n  var data: Data?\n}\nlet plainSession = PlainSession()",
      after: """
        import Foundation; import FoundationNetworking; import FoundationOverlay
        final class PlainSession: URLSession, @unchecked Sendable { convenience init() { self.init(configuration: .default) };
          var data: Data?
        }
        let plainSession = PlainSession()
        """),
    LoweringCase(
      name: "a session's double with initialisers",
      before: """
        import Foundation
        class FullSession: URLSession, @unchecked Sendable {
          let data: Data
          override init() { data = Data() }
          init(data: Data) {
            self.data = data // kept
          }
          init(text: String) { data = Data(text.utf8); super.init() }
          convenience init(letters: [UInt8]) { self.init(data: Data(letters)) }
        }
        class EmptySession: URLSession, @unchecked Sendable { override init() {} }
        """,
      after: """
        import Foundation; import FoundationNetworking; import FoundationOverlay
        class FullSession: URLSession, @unchecked Sendable {
          let data: Data
          init() { data = Data(); super.init(configuration: .default) }
          init(data: Data) {
            self.data = data; super.init(configuration: .default) // kept
          }
          init(text: String) { data = Data(text.utf8); super.init(configuration: .default) }
          convenience init(letters: [UInt8]) { self.init(data: Data(letters)) }
        }
        class EmptySession: URLSession, @unchecked Sendable { init() { super.init(configuration: .default) } }
        """),
    LoweringCase(
      name: "sessions made without what Linux asks for",
      before: """
        import Foundation
        let plainest = URLSession()
        let configured = URLSession(configuration: .ephemeral)
        """,
      after: """
        import Foundation; import FoundationNetworking; import FoundationOverlay
        let plainest = URLSession(configuration: .default)
        let configured = URLSession(configuration: .ephemeral)
        """),
    LoweringCase(
      name: "responses of HTTP made as any other",
      before: """
        import Foundation
        func responseOf(_ url: URL) -> HTTPURLResponse {
          HTTPURLResponse(url: url, mimeType: "text/plain", expectedContentLength: 1, textEncodingName: nil)
        }
        """,
      after: """
        import Foundation; import FoundationNetworking; import FoundationNetworkingOverlay; import FoundationOverlay
        func responseOf(_ url: URL) -> HTTPURLResponse {
          HTTPURLResponse.windfallEmptyHTTP(url: url, mimeType: "text/plain", expectedContentLength: 1, textEncodingName: nil)
        }
        """),
    LoweringCase(
      name: "sessions and responses of nothing",
      before: "import Foundation\nlet sessionN = URLSession()\nlet responseN = (URLResponse(), HTTPURLResponse())",
      after: """
        import Foundation; import FoundationNetworking; import FoundationNetworkingOverlay; import FoundationOverlay
        let sessionN = URLSession(configuration: .default)
        let responseN = (URLResponse.windfallEmpty(), HTTPURLResponse.windfallEmptyHTTP())
        """),
    LoweringCase(
      name: "responses of nothing by the type before them",
      before:
        "import Foundation\nlet responseI: HTTPURLResponse = .init()\nfunc takeI(_ response: URLResponse = .init()) {}",
      after: """
        import Foundation; import FoundationNetworking; import FoundationNetworkingOverlay; import FoundationOverlay
        let responseI: HTTPURLResponse = .windfallEmptyHTTP()
        func takeI(_ response: URLResponse = .windfallEmpty()) {}
        """),
    LoweringCase(
      name: "requests, spaces and cached responses of nothing",
      before:
        "import Foundation\nnonisolated(unsafe) let requestN = (NSURLRequest() as URLRequest, NSMutableURLRequest())\nlet spaceN = (URLProtectionSpace(), CachedURLResponse())",
      after: """
        import Foundation; import FoundationNetworking; import FoundationNetworkingOverlay; import FoundationOverlay
        nonisolated(unsafe) let requestN = (NSURLRequest.windfallEmptyRequest() as URLRequest, NSMutableURLRequest.windfallEmptyRequest())
        let spaceN = (URLProtectionSpace.windfallEmptySpace(), CachedURLResponse.windfallEmptyCached())
        """),
    LoweringCase(
      name: "configurations of background sessions",
      before: "import Foundation\nlet sessionO = URLSession(configuration: .background(withIdentifier: \"o\"))",
      after: """
        import Foundation; import FoundationNetworking; import FoundationNetworkingOverlay; import FoundationOverlay
        let sessionO = URLSession(configuration: .windfallBackground(withIdentifier: "o"))
        """),
    LoweringCase(
      name: "the initialiser of a protocol that loads",
      before: """
        import Foundation
        class LoggingProtocol: URLProtocol {
          override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
            super.init(request: request, cachedResponse: cachedResponse, client: client)
          }
        }
        """,
      after: """
        import Foundation; import FoundationNetworking; import FoundationOverlay
        class LoggingProtocol: URLProtocol {
          required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
            super.init(request: request, cachedResponse: cachedResponse, client: client)
          }
        }
        """),
  ]

  @Test("Networking's classes are made with what Linux asks for", arguments: cases)
  func initialisers(_ example: LoweringCase) {
    expectLowering(example)
  }
}
