import OHHTTPStubs
import Testing

struct ConditionTests {
  @Test("methods")
  func methods() throws {
    let conditions: [(String, HTTPStubsTestBlock)] = [
      ("GET", isMethodGET()), ("POST", isMethodPOST()), ("PUT", isMethodPUT()), ("PATCH", isMethodPATCH()),
      ("DELETE", isMethodDELETE()), ("HEAD", isMethodHEAD()),
    ]
    for (method, _) in conditions {
      let request = try get("http://a.b/") { $0.httpMethod = method }
      #expect(conditions.filter { $0.1(request) }.map(\.0) == [method])
    }
  }

  @Test("parts of the URL")
  func parts() throws {
    let request = try get("https://api.example.com/v1/albums/list.json?q=x")
    #expect(isScheme("https")(request) && !isScheme("http")(request))
    #expect(isHost("api.example.com")(request) && !isHost("example.com")(request))
    #expect(isPath("/v1/albums/list.json")(request) && !isPath("/v1/albums")(request))
    #expect(pathStartsWith("/v1")(request) && !pathStartsWith("/v2")(request))
    #expect(pathEndsWith("list.json")(request) && !pathEndsWith("list.xml")(request))
    #expect(isExtension("json")(request) && !isExtension("xml")(request))
    #expect(isAbsoluteURLString("https://api.example.com/v1/albums/list.json?q=x")(request))
    #expect(!isAbsoluteURLString("https://api.example.com/v1/albums/list.json")(request))
  }

  @Test("expressions for paths; one that is none meets nothing")
  func expressions() throws {
    let request = try get("https://a.b/v1/Albums/12")
    #expect(pathMatches("^/v[0-9]+/")(request) && !pathMatches("^/albums")(request))
    #expect(!pathMatches("albums")(request) && pathMatches("albums", options: .caseInsensitive)(request))
    #expect(pathMatches(try NSRegularExpression(pattern: "12$"))(request))
    #expect(!pathMatches("(")(request))
  }

  @Test("query parameters, with and without values")
  func query() throws {
    let request = try get("https://a.b/?q=two%20words&flag&empty=")
    #expect(containsQueryParams(["q": "two words"])(request))
    #expect(containsQueryParams(["flag": nil, "empty": ""])(request))
    #expect(!containsQueryParams(["flag": ""])(request))
    #expect(!containsQueryParams(["q": "two words", "other": "1"])(request))
    #expect(!containsQueryParams(["q": "1"])(try get("https://a.b/")))
  }

  @Test("headers, whatever the case of their names")
  func headers() throws {
    let request = try get("https://a.b/") { $0.setValue("1", forHTTPHeaderField: "X-Key") }
    #expect(hasHeaderNamed("x-key")(request) && !hasHeaderNamed("X-Other")(request))
    #expect(hasHeaderNamed("X-Key", value: "1")(request) && !hasHeaderNamed("X-Key", value: "2")(request))
  }

  @Test("bodies as data, JSON and forms")
  func bodies() throws {
    let json = try get("https://a.b/") { $0.httpBody = Data(#"{"b": [1, 2], "a": "x"}"#.utf8) }
    #expect(hasBody(Data(#"{"b": [1, 2], "a": "x"}"#.utf8))(json) && !hasBody(Data())(json))
    #expect(hasJsonBody(["a": "x", "b": [1, 2]])(json) && !hasJsonBody(["a": "x"])(json))
    let form = try get("https://a.b/") {
      $0.httpBody = Data("a=1&b=two%20words&c".utf8)
      $0.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    }
    #expect(hasFormBody(["b": "two words", "a": "1", "c": nil])(form) && !hasFormBody(["a": "1"])(form))
    #expect(
      hasFormBody(
        URLQueryItem(name: "c", value: nil), .init(name: "b", value: "two words"), .init(name: "a", value: "1"))(form))
    #expect(!hasJsonBody([:])(form) && !hasFormBody(["a": "1"])(json))
  }

  @Test("values in JSON: numbers, logic, nothing, and more of these inside")
  func values() throws {
    let text = #"{"z": {"no": null, "on": true}, "n": 42, "d": 1.50, "list": ["a", {"k": 0}]}"#
    let request = try get("https://a.b/") { $0.httpBody = Data(text.utf8) }
    let expected: [AnyHashable: Any] = [
      "n": 42, "d": 1.5, "list": ["a", ["k": 0]] as [Any], "z": ["on": true, "no": NSNull()] as [String: Any],
    ]
    #expect(hasJsonBody(expected)(request))
    for (key, value) in ["n": 43, "list": [["k": 0], "a"] as [Any], "z": ["on": false]] as [String: Any] {
      var other = expected
      other[key] = value
      #expect(!hasJsonBody(other)(request))
    }
    #expect(!hasJsonBody(["n": Data()])(request))
  }

  @Test("and, or, not")
  func operators() throws {
    let request = try get("https://a.b/x")
    #expect((isHost("a.b") && isPath("/x"))(request) && !(isHost("a.b") && isPath("/y"))(request))
    #expect((isHost("c.d") || isPath("/x"))(request) && !(isHost("c.d") || isPath("/y"))(request))
    #expect((!isHost("c.d"))(request) && !(!isHost("a.b"))(request))
  }

  private func get(_ url: String, _ change: (inout URLRequest) -> Void = { _ in }) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: url)))
    change(&request)
    return request
  }
}
