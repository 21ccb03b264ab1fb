import Testing

@testable import FoundationOverlay

struct LanguageMatchTests {
  @Test(arguments: [
    (["pt-BR"], ["en", "pt", "pt-PT"], ["pt"]),
    (["pt"], ["en", "pt-BR"], ["pt-BR"]),
    (["en-GB"], ["en", "en-GB", "de"], ["en-GB", "en"]),
    (["en-AU"], ["de", "en-GB"], ["en-GB"]),
    (["en-US"], ["en-GB", "en"], ["en"]),
    (["es-MX"], ["es", "es-419"], ["es-419", "es"]),
    (["zh-CN"], ["zh-Hant", "zh-Hans"], ["zh-Hans"]),
    (["zh-Hant-HK"], ["zh-Hans", "zh_TW"], ["zh_TW"]),
    (["fr_CA"], ["French", "English"], ["French"]),
    (["sv", "de-AT"], ["Base", "en", "de"], ["de"]),
    (["it"], ["en", "de"], []),
    ([], ["en"], []),
  ])
  func `the localizations that suit a language best`(wanted: [String], available: [String], best: [String]) {
    #expect(LanguageMatch.best(of: available, for: wanted) == best)
  }
}
