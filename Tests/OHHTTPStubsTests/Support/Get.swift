import OHHTTPStubsSwift
import Testing

func get(_ url: String, _ change: (inout URLRequest) -> Void = { _ in }) throws -> URLRequest {
  var request = URLRequest(url: try #require(URL(string: url)))
  change(&request)
  return request
}
