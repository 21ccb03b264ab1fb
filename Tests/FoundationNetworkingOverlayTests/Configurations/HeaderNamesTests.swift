import Foundation
import FoundationNetworking
import Testing

@testable @_spi(Windfall) import FoundationNetworkingOverlay

@Suite struct HeaderNamesTests {
  private func request() throws -> URLRequest { URLRequest(url: try #require(URL(string: "https://example.com"))) }

  @Test("Headers that everybody knows have their usual names, others keep theirs")
  func names() throws {
    var request = try request()
    #expect(request.allHTTPHeaderFields?.isEmpty != false)
    request.allHTTPHeaderFields = ["accept": "text/html", "x-api-key": "1"]
    request.setValue("a", forHTTPHeaderField: "CONTENT-type")
    request.addValue("b", forHTTPHeaderField: "www-authenticate")
    #expect(
      request.allHTTPHeaderFields == [
        "Accept": "text/html", "x-api-key": "1", "Content-Type": "a", "WWW-Authenticate": "b",
      ])
    #expect(request.value(forHTTPHeaderField: "accept") == "text/html")
  }

  @Test("A field is changed under either name")
  func changes() throws {
    var request = try request()
    request.setValue("a", forHTTPHeaderField: "accept")
    request.allHTTPHeaderFields?["Accept"] = "b"
    request.allHTTPHeaderFields?["Cookie"] = "c"
    #expect(request.allHTTPHeaderFields == ["Accept": "b", "Cookie": "c"])
    request.setValue(nil, forHTTPHeaderField: "ACCEPT")
    #expect(request.allHTTPHeaderFields == ["Cookie": "c"])
  }
}
