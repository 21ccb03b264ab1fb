import Testing
import WindfallProject

struct LaunchOptionsTests {
  @Test(
    arguments: [
      (nil, nil, []), ("", "", []), ("fr", "FR", ["-AppleLanguages", "(fr)", "-AppleLocale", "fr_FR"]),
      ("fr", nil, ["-AppleLanguages", "(fr)", "-AppleLocale", "fr_US"]), (nil, "DE", ["-AppleLocale", "en_DE"]),
      ("pt-BR", nil, ["-AppleLanguages", "(pt-BR)", "-AppleLocale", "pt_BR"]),
      ("zh-Hant", "TW", ["-AppleLanguages", "(zh-Hant)", "-AppleLocale", "zh-Hant_TW"]),
    ] as [(String?, String?, [String])])
  func `language and region are arguments`(language: String?, region: String?, arguments: [String]) {
    #expect(LaunchOptions(language: language, region: region).languageArguments == arguments)
  }
}
