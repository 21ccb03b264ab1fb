import Foundation
import FoundationOverlay
import Testing

@Suite("Styles of URLs")
struct URLFormatStyleTests {
  private func url(_ text: String = "https://user:pass@www.example.com:8080/path/to?key=value#part") throws -> URL {
    try #require(URL(string: text))
  }

  @Test("Scheme, host and path are shown")
  func standard() throws {
    #expect(try url().formatted() == "https://www.example.com/path/to")
    #expect(try url("ftp://example.com:21/a").formatted() == "ftp://example.com:21/a")
  }

  @Test("Each part is shown or not")
  func parts() throws {
    #expect(
      try url().formatted(.url.scheme(.never).host().path(.never).port(.always).query().fragment())
        == "www.example.com:8080?key=value#part")
    #expect(
      try url().formatted(.url.user().password().path(.omitWhen(.host, matches: ["www.example.com"])))
        == "https://user:pass@www.example.com")
    #expect(
      try url().formatted(.url.query(.displayWhen(.path, matches: ["/path/to"])).scheme(.omitIfHTTPFamily))
        == "www.example.com/path/to?key=value")
  }

  @Test("Subdomains are left out")
  func subdomains() throws {
    let style = URL.FormatStyle.url.scheme(.never).path(.never)
    #expect(try url().formatted(style.host(.omitSpecificSubdomains(["www", "m"]))) == "example.com")
    let deep = try url("https://a.b.example.com/x")
    #expect(
      deep.formatted(style.host(.omitSpecificSubdomains(["www"], includeMultiLevelSubdomains: true))) == "example.com")
  }

  @Test("A text is read by a strategy")
  func parsing() throws {
    #expect(try URL("https://a.b/c", strategy: .url).absoluteString == "https://a.b/c")
    #expect(try URL("https://a.b/c", strategy: .url.port(.defaultValue(80))).absoluteString == "https://a.b:80/c")
    #expect(throws: CocoaError.self) { try URL("a.b/c", strategy: .url) }
    #expect(throws: CocoaError.self) { try URL("https://a.b", strategy: .url.query()) }
    #expect(try URL.FormatStyle().parseStrategy.parse("https://a.b").absoluteString == "https://a.b")
  }
}
