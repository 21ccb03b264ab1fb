import Foundation
@_spi(Windfall) import FoundationOverlay
import Testing

@testable import FoundationOverlay

extension LanguageTests {
  struct CurrentLocaleTests {
    private let folder: LocalizedFolder

    init() throws { folder = try LocalizedFolder(extension: "app") }

    @Test func `the locale, the calendar and Foundation's formats are American by themselves`() {
      ProcessLanguages.choose(.simulator)
      #expect(Locale.current.identifier == "en_US")
      #expect(Locale.autoupdatingCurrent.identifier == "en_US")
      #expect(Locale.preferredLanguages == ["en-US"])
      #expect(Calendar.current.firstWeekday == 1)
      #expect(Calendar.current.locale?.identifier == "en_US")
      #expect(Calendar.current.timeZone == TimeZone.current)
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      #expect(formatter.string(from: 1234.5) == "$1,234.50")
      #expect(1234.5.formatted() == "1,234.5")
    }

    @Test func `they follow what was chosen`() {
      ProcessLanguages.choose(ProcessLanguages(languages: ["de"], locale: "de_DE"))
      defer { ProcessLanguages.choose(nil) }
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de"])
      #expect(Calendar.current.firstWeekday == 2)
      #expect(Calendar.current.weekdaySymbols[1] == "Montag")
      #expect(1234.5.formatted() == "1.234,5")
      #expect(String.localizedStringWithFormat("%.1f", 1.5) == "1,5")
    }

    @Test(arguments: [
      ("fr", "fr_FR", "fr_FR"), ("fr", "en_US", "fr_US"), ("de", "de_DE", "en_DE"), ("en-GB", "en_GB", "en_GB"),
      ("zh-Hant", "en_US", "zh-Hant_US"),
    ])
    func `an app's language is one that it has, and its region that of the person`(
      language: String, locale: String, identifier: String
    ) throws {
      try folder.write(["CFBundleIdentifier": "a", "CFBundleDevelopmentRegion": "en"], to: "Info.plist")
      for name in ["en", "fr", "zh-Hant"] { try folder.write("", to: "\(name).lproj/A.strings") }
      let bundle = try folder.bundle(language)
      let languages = ProcessLanguages(languages: [language], locale: locale)
      let found = CurrentLocale.identifier(for: languages, app: bundle)
      #expect(found.replacingOccurrences(of: "zh_Hant", with: "zh-Hant") == identifier)
    }
  }
}
