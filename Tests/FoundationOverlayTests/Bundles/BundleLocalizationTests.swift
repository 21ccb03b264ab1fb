import Foundation
@_spi(Windfall) import FoundationOverlay
import Testing

extension LanguageTests {
  struct BundleLocalizationTests {
    private let folder: LocalizedFolder

    init() throws {
      folder = try LocalizedFolder()
      try folder.write(["CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": "Shop"], to: "Info.plist")
      for language in ["en", "de", "pt", "fr-CA"] {
        try folder.write(
          "\"k\" = \"\(language)\"; \"only \(language)\" = \"x\";", to: "\(language).lproj/Localizable.strings")
        try folder.write(language, to: "\(language).lproj/Help.txt")
      }
      try folder.write("\"k\" = \"British\";", to: "en-GB.lproj/Localizable.strings")
      try folder.write("\"k\" = \"table\";", to: "en.lproj/Other.strings")
      try folder.write("\"CFBundleDisplayName\" = \"Laden\";", to: "de.lproj/InfoPlist.strings")
      try folder.write("base", to: "Base.lproj/Page.txt")
      try folder.write("all", to: "All.txt")
      try folder.write("1", to: "Pages/One.txt")
      try folder.write("2", to: "de.lproj/Pages/Two.txt")
    }

    @Test(arguments: [
      ("en-US", "en"), ("en-GB", "British"), ("pt-BR", "pt"), ("de-AT", "de"), ("fr", "fr-CA"), ("it", "en"),
    ])
    func `texts are those of the language that suits best`(language: String, text: String) throws {
      let bundle = try folder.bundle(language)
      #expect(bundle.localizedString(forKey: "k", value: nil, table: nil) == text)
      #expect(NSLocalizedString("k", bundle: bundle, comment: "") == text)
      #expect(String(localized: "k", bundle: bundle) == text)
    }

    @Test func `what a variant leaves out is taken from its language, and a table from that of development`() throws {
      let bundle = try folder.bundle("en-GB")
      #expect(bundle.localizedString(forKey: "only en", value: nil, table: nil) == "x")
      let german = try folder.bundle("de")
      #expect(german.localizedString(forKey: "only en", value: nil, table: nil) == "only en")
      #expect(german.localizedString(forKey: "k", value: nil, table: "Other") == "table")
    }

    @Test func `keys that are in no table`() throws {
      let bundle = try folder.bundle("de")
      #expect(bundle.localizedString(forKey: "none", value: nil, table: nil) == "none")
      #expect(bundle.localizedString(forKey: "none", value: "", table: "Nothing") == "none")
      #expect(bundle.localizedString(forKey: "none", value: "value", table: nil) == "value")
    }

    @Test func `the folder of a language is a bundle of its own`() throws {
      let bundle = try folder.bundle("en")
      let path = try #require(bundle.path(forResource: "de", ofType: "lproj"))
      #expect(Bundle(path: path)?.localizedString(forKey: "k", value: nil, table: nil) == "de")
    }

    @Test func `rules of numbers and devices`() throws {
      let rule: [String: Any] = [
        "NSStringLocalizedFormatKey": "%#@n@",
        "n": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "%d Apfel", "other": "%d Äpfel"],
      ]
      let devices = ["NSStringDeviceSpecificRuleType": ["iphone": "Tippen", "other": "Klicken"]]
      try folder.write(["%lld apples": rule, "k": "rule wins", "Tap": devices], to: "de.lproj/Localizable.stringsdict")
      let bundle = try folder.bundle("de")
      #expect(
        String.localizedStringWithFormat(NSLocalizedString("%lld apples", bundle: bundle, comment: ""), 1) == "1 Apfel")
      #expect(String(localized: "\(3) apples", bundle: bundle) == "3 Äpfel")
      #expect(bundle.localizedString(forKey: "k", value: nil, table: nil) == "rule wins")
      #expect(bundle.localizedString(forKey: "Tap", value: nil, table: nil) == "Tippen")
    }

    @Test func `languages of a bundle`() throws {
      let bundle = try folder.bundle("de-AT", "en")
      #expect(bundle.localizations == ["Base", "de", "en", "en-GB", "fr-CA", "pt"])
      #expect(bundle.preferredLocalizations == ["de"])
      #expect(bundle.developmentLocalization == "en")
      #expect(Bundle.preferredLocalizations(from: ["fr", "en", "pt"], forPreferences: ["pt-BR"]) == ["pt"])
      #expect(Bundle.preferredLocalizations(from: ["fr", "it"], forPreferences: ["sv"]) == ["fr"])
      #expect(Bundle.preferredLocalizations(from: ["de", "en"]) == ["de"])
    }

    @Test func `information in the language of the person`() throws {
      let german = try folder.bundle("de")
      #expect(german.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Laden")
      #expect(german.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String == "en")
      #expect(german.infoDictionary?["CFBundleDisplayName"] as? String == "Shop")
      #expect(german.localizedInfoDictionary?["CFBundleDisplayName"] as? String == "Laden")
      #expect(try folder.bundle("fr").object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Shop")
    }

    @Test func `resources are found outside of all languages, then in those of the person`() throws {
      let bundle = try folder.bundle("de")
      func text(_ url: URL?) -> String? { url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
      #expect(text(bundle.url(forResource: "Help", withExtension: "txt")) == "de")
      #expect(text(bundle.url(forResource: "Help.txt", withExtension: nil)) == "de")
      #expect(text(bundle.path(forResource: "Page", ofType: ".txt").map { URL(fileURLWithPath: $0) }) == "base")
      #expect(text(bundle.url(forResource: "All", withExtension: "txt")) == "all")
      #expect(text(bundle.url(forResource: "One", withExtension: "txt", subdirectory: "Pages")) == "1")
      #expect(text(bundle.url(forResource: "Pages/One", withExtension: "txt")) == "1")
      #expect(text(bundle.url(forResource: "Two", withExtension: "txt", subdirectory: "Pages")) == "2")
      #expect(bundle.url(forResource: "Nothing", withExtension: "txt") == nil)
      #expect(
        bundle.urls(forResourcesWithExtension: "txt", subdirectory: "Pages")?.map { $0.lastPathComponent }
          == ["One.txt", "Two.txt"])
      #expect(bundle.paths(forResourcesOfType: "txt", inDirectory: nil).count == 3)
    }
  }
}
