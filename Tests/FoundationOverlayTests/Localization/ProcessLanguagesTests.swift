import Foundation
@_spi(Windfall) import FoundationOverlay
import Testing

struct ProcessLanguagesTests {
  private func languages(_ values: [String: Any]) throws -> ProcessLanguages {
    let name = "ProcessLanguagesTests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    for (key, value) in values { defaults.set(value, forKey: key) }
    defer { defaults.removePersistentDomain(forName: name) }
    return ProcessLanguages(defaults)
  }

  @Test func `a process without a choice is in English, in the United States`() throws {
    #expect(try languages([:]) == ProcessLanguages(languages: ["en-US"], locale: "en_US"))
    #expect(try languages(["AppleLanguages": [String](), "AppleLocale": ""]) == .simulator)
  }

  @Test func `languages are a list or one text, as arguments give them`() throws {
    #expect(
      try languages(["AppleLanguages": ["fr", "de"], "AppleLocale": "fr_CA"])
        == ProcessLanguages(languages: ["fr", "de"], locale: "fr_CA"))
    #expect(try languages(["AppleLanguages": "(fr)", "AppleLocale": "\"fr_FR\""]).languages == ["fr"])
    #expect(try languages(["AppleLocale": "\"fr_FR\""]).locale == "fr_FR")
  }
}
