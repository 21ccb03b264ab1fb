import Testing
import WebKit

@MainActor @Suite struct WKHTTPCookieStoreTests {
  private func cookie(_ name: String, _ value: String, _ domain: String = "example.com") throws -> HTTPCookie {
    try #require(HTTPCookie(properties: [.name: name, .value: value, .domain: domain, .path: "/"]))
  }

  @Test("Cookies are kept, replaced and removed")
  func cookies() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    store.httpCookieStore.setCookie(try cookie("a", "1"))
    store.httpCookieStore.setCookie(try cookie("a", "2"))
    store.httpCookieStore.setCookie(try cookie("b", "3", "example.org"))
    #expect(await store.httpCookieStore.allCookies().map(\.value) == ["2", "3"])
    let records = await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
    #expect(records.map(\.displayName) == ["example.com", "example.org"])
    await withCheckedContinuation { continuation in
      store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: Array(records.prefix(1))) { continuation.resume() }
    }
    #expect(await store.httpCookieStore.allCookies().map(\.name) == ["b"])
    store.httpCookieStore.delete(try cookie("b", "", "example.org"))
    #expect(await store.httpCookieStore.allCookies().isEmpty)
  }
}
