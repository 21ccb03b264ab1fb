import Foundation
import Testing

@testable import WindfallProject

struct StringCatalogFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tables(_ text: String) throws -> [String: LocalizedTable] {
    try folder.write(text, to: "Localizable.xcstrings")
    return try StringCatalogFile(folder.url.appendingPathComponent("Localizable.xcstrings")).tables()
  }

  private func catalog(_ strings: String) -> String {
    "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\",\n\"strings\": {\n\(strings)\n} }"
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(value)\" } }"
  }

  private func rule(_ texts: [String: PropertyListValue], type: String = "lld") -> PropertyListValue {
    .dictionary(
      texts.merging([
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": .string(type),
      ]) { $1 })
  }

  @Test func `texts go to the tables of their languages`() throws {
    let text = catalog(
      """
      "Hello": { "localizations": { "fr": \(unit("Bonjour")), "de": \(unit("Hallo", state: "needs_review")) } },
      "greeting": { "extractionState": "manual", "comment": "x", "localizations": { "en": \(unit("Hi")) } },
      "later": { "localizations": { "fr": \(unit("", state: "new")) } },
      "fixed": { "shouldTranslate": false }, "": {}
      """)
    #expect(
      try tables(text) == [
        "en": LocalizedTable(strings: ["greeting": "Hi"]), "fr": LocalizedTable(strings: ["Hello": "Bonjour"]),
        "de": LocalizedTable(strings: ["Hello": "Hallo"]),
      ])
  }

  @Test func `plurals become rules, other values keeping their places`() throws {
    let text = catalog(
      """
      "%@ has %lld items": { "localizations": { "en": { "variations": { "plural": {
        "one": \(unit("%@ has one item")), "other": \(unit("%@ has %lld items")) } } } } }
      """)
    #expect(
      try tables(text)["en"]?.rules == [
        "%@ has %lld items": .dictionary([
          "NSStringLocalizedFormatKey": "%2$#@value@",
          "value": rule(["one": "%1$@ has one item", "other": "%1$@ has %2$lld items"]),
        ])
      ])
  }

  @Test func `several variables are substitutions`() throws {
    let text = catalog(
      """
      "%lld files in %lld folders": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%#@files@ in %#@folders@" },
        "substitutions": {
          "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": \(unit("%arg folder")), "other": \(unit("%arg folders")) } } },
          "files": { "argNum": 1, "formatSpecifier": "d", "variations": { "plural": {
            "one": \(unit("%arg file")), "other": \(unit("%arg files")) } } } } } } }
      """)
    #expect(
      try tables(text)["en"]?.rules == [
        "%lld files in %lld folders": .dictionary([
          "NSStringLocalizedFormatKey": "%1$#@files@ in %2$#@folders@",
          "files": rule(["one": "%1$d file", "other": "%1$d files"], type: "d"),
          "folders": rule(["one": "%2$lld folder", "other": "%2$lld folders"]),
        ])
      ])
  }

  @Test func `texts by device are rules, with plurals in them`() throws {
    let text = catalog(
      """
      "Tap": { "localizations": { "en": { "variations": { "device": {
        "mac": \(unit("Click")), "other": { "variations": { "plural": { "other": \(unit("Tap %lld")) } } } } } } } }
      """)
    #expect(
      try tables(text)["en"]?.rules == [
        "Tap": .dictionary([
          "NSStringDeviceSpecificRuleType": .dictionary([
            "mac": "Click",
            "other": .dictionary([
              "NSStringLocalizedFormatKey": "%1$#@value@", "value": rule(["other": "Tap %1$lld"]),
            ]),
          ])
        ])
      ])
  }

  @Test func `what is damaged is told by file and line, or by its place`() throws {
    let path = folder.url.appendingPathComponent("Localizable.xcstrings").path
    func message(_ text: String) -> String? {
      #expect(throws: ProjectError.self) { try tables(text) }?.description
        .replacingOccurrences(of: path, with: "File")
    }
    #expect(
      message(catalog("\"a\": { \"localizations\": ") + "\n")
        == "File:4: the string catalog is damaged: it is no JSON; mend it in Xcode")
    #expect(message("{ \"strings\": {} }") == "File: the catalog has no \"sourceLanguage\"; mend it in Xcode")
    #expect(
      message(catalog("\"a\": { \"localizations\": { \"fr\": 1 } }"))
        == "File: \"strings\".\"a\".\"localizations\".\"fr\" is not of the kind that string catalogs have there; "
        + "mend it in Xcode")
    let other =
      "\"a\": { \"localizations\": { \"fr\": { \"variations\": { \"plural\": { \"one\": \(unit("x")) } } } } }"
    #expect(
      message(catalog(other)) == "File: the localization \"fr\" of \"a\" has no text for \"other\"; mend it in Xcode")
    #expect(message(String(repeating: "[", count: 10_000))?.hasPrefix("File") == true)
  }
}
