import Foundation
import Testing

@testable import FoundationOverlay

struct PluralTextTests {
  private func variable(_ texts: [String: String]) -> [String: String] {
    texts.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]) { $1 }
  }

  private func format(_ fields: [String: Any], language: String = "en") throws -> String {
    try #require(PluralRules(fields, language: language)).registeredFormat()
  }

  @Test func `the number chooses the text, in every function that formats`() throws {
    let format = try format([
      "NSStringLocalizedFormatKey": "%#@count@ left",
      "count": variable(["zero": "nothing", "one": "%d item", "other": "%d items"]),
    ])
    #expect(String(format: format, 0) == "nothing left")
    #expect(String(format: format, arguments: [1]) == "1 item left")
    #expect(String(format: format, locale: Locale(identifier: "en_US"), 1000) == "1,000 items left")
    #expect(String(format: format, locale: Locale(identifier: "de"), arguments: [UInt8(7)]) == "7 items left")
    #expect(String.localizedStringWithFormat(format, 2) == "2 items left")
  }

  @Test func `several variables take one value each, also from within each other`() throws {
    let flat = try format([
      "NSStringLocalizedFormatKey": "%@: %#@files@ in %#@folders@",
      "files": variable(["one": "a file", "other": "%d files"]),
      "folders": variable(["one": "a folder", "other": "%d folders"]),
    ])
    #expect(String(format: flat, "Disk" as NSString, 1, 5) == "Disk: a file in 5 folders")
    let nested = try format([
      "NSStringLocalizedFormatKey": "%#@files@",
      "files": variable(["zero": "no files in %#@folders@", "other": "%d files in %#@folders@"]),
      "folders": variable(["one": "a folder", "other": "%d folders"]),
    ])
    #expect(String(format: nested, 3, 1) == "3 files in a folder")
    #expect(String(format: nested, 0, 4) == "no files in 4 folders")
    let swapped = try format([
      "NSStringLocalizedFormatKey": "%2$#@folders@ with %1$#@files@",
      "files": variable(["other": "%1$d files"]), "folders": variable(["other": "%2$d folders"]),
    ])
    #expect(String(format: swapped, 3, 4) == "4 folders with 3 files")
  }

  @Test func `languages tell numbers apart in their own ways`() throws {
    let fields: [String: Any] = [
      "NSStringLocalizedFormatKey": "%#@n@",
      "n": variable(["one": "one", "few": "few", "many": "many", "other": "other"]),
    ]
    let polish = try format(fields, language: "pl")
    #expect([1, 3, 5, 22].map { String(format: polish, $0) } == ["one", "few", "many", "few"])
    let french = try format(fields, language: "fr")
    #expect([0, 1, 2].map { String(format: french, $0) } == ["one", "one", "other"])
    #expect(String(format: french, 1.5) == "one")
  }

  @Test func `formats without rules are formatted as ever`() {
    #expect(String(format: "%2$@-%1$03d 100%%", 7, "x" as NSString) == "x-007 100%")
    #expect(String(format: "“%.2f”", 1.5) == "“1.50”")
    #expect(String(format: "%#@nobody@ \u{2063}", 1).contains("nobody"))
    #expect(String(format: "%x", locale: nil, 255) == "ff")
  }
}
