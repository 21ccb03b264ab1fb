import Foundation
import FoundationOverlay
import Testing

struct UserDefaultsURLsTests {
  private let defaults: UserDefaults

  init() throws {
    defaults = try #require(UserDefaults(suiteName: "urls.\(UUID().uuidString)"))
  }

  @Test func `addresses come back as they were, and those of files are paths`() throws {
    let page = try #require(URL(string: "https://example.com/a?b=c#d"))
    defaults.set(page, forKey: "url")
    #expect(defaults.url(forKey: "url") == page && defaults.object(forKey: "url") is Data)
    let file = URL(fileURLWithPath: NSString(string: "~/a b.txt").expandingTildeInPath)
    defaults.set(file, forKey: "url")
    #expect(defaults.url(forKey: "url") == file && defaults.string(forKey: "url") == "~/a b.txt")
    defaults.set("/tmp/c", forKey: "url")
    #expect(defaults.url(forKey: "url") == URL(fileURLWithPath: "/tmp/c"))
  }

  @Test func `none removes what was there`() {
    defaults.set(URL(fileURLWithPath: "/tmp"), forKey: "url")
    defaults.set(URL?.none, forKey: "url")
    #expect(defaults.url(forKey: "url") == nil && defaults.object(forKey: "url") == nil)
  }
}
