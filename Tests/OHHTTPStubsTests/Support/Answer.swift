import OHHTTPStubsSwift

/// What a task of a session came to.
struct Answer: @unchecked Sendable {
  var data: Data?
  var response: HTTPURLResponse?
  var error: NSError?

  var status: Int? { response?.statusCode }
  var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }
}
