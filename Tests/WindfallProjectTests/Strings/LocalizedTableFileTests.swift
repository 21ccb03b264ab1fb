import Foundation
import Testing

@testable import WindfallProject

struct LocalizedTableFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func strings(_ text: String) throws -> [String: String] {
    try folder.write(text, to: "Localizable.strings")
    return try LocalizedTableFile(folder.url.appendingPathComponent("Localizable.strings")).strings()
  }

  private func rules(_ entries: [String: PropertyListValue]) throws -> [String: PropertyListValue] {
    let file = folder.url.appendingPathComponent("Localizable.stringsdict")
    try PropertyListValue.dictionary(entries).data(format: .xml).write(to: file)
    return try LocalizedTableFile(file).rules()
  }

  @Test func `texts are read with comments, escapes and names without quotes`() throws {
    let table = """
      /* A greeting; "quoted" = "no entry"; */
      "Hello %@" = "Bonjour\\n\\"%@\\" \\U00e9"; // more
      plain_key = "x"; "alone";
      'single' = 'y';
      """
    #expect(
      try strings(table) == ["Hello %@": "Bonjour\n\"%@\" é", "plain_key": "x", "alone": "alone", "single": "y"])
    #expect(try strings("") == [:])
    #expect(try strings("{ a = b; }") == ["a": "b"])
  }

  @Test func `tables are read as property lists, and in UTF-16`() throws {
    let file = folder.url.appendingPathComponent("T.strings")
    let value = PropertyListValue.dictionary(["a": "é"])
    let files = try [value.data(format: .xml), value.data(format: .binary)] + ["\"a\" = \"é\";".data(using: .utf16)]
    for data in files {
      try #require(data).write(to: file)
      #expect(try LocalizedTableFile(file).strings() == ["a": "é"])
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", ":3: \";\" is missing; mend it in Xcode"),
    ("\"a\" = \"b\";\n\"c\" = \"open", ":2: the file ends within a text; mend it in Xcode"),
    ("\"a\" = ;", ":1: a value or a name is missing; mend it in Xcode"),
    ("\"a\" = \"b\";\n<<<<<<< HEAD\n", ":2: a value or a name is missing; resolve the merge conflict in it"),
    ("\"a\" = ( b );", ": the value of \"a\" is not a text; mend it in Xcode"),
  ])
  func `damage is told with file and line`(text: String, message: String) {
    let path = folder.url.appendingPathComponent("Localizable.strings").path
    let error = #expect(throws: ProjectError.self) { try strings(text) }
    #expect(error?.description == path + message)
  }

  @Test func `ten thousand levels are an error`() {
    #expect(throws: ProjectError.self) { try strings("a = " + String(repeating: "(", count: 10_000)) }
  }

  @Test func `rules are read`() throws {
    let items: PropertyListValue = .dictionary([
      "NSStringLocalizedFormatKey": "%#@count@ left",
      "count": .dictionary([
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
        "one": "%d item", "other": "%d items",
      ]),
    ])
    let tap: PropertyListValue = .dictionary([
      "NSStringDeviceSpecificRuleType": .dictionary(["iphone": "Tap", "mac": "Click"])
    ])
    #expect(try rules(["items": items, "tap": tap]) == ["items": items, "tap": tap])
  }

  @Test(arguments: [
    (PropertyListValue.dictionary([:]), "it has no NSStringLocalizedFormatKey"),
    (.dictionary(["NSStringLocalizedFormatKey": "%#@n@"]), "its format names \"n\", which it does not have"),
    (
      .dictionary(["NSStringLocalizedFormatKey": "%#@n@", "n": .dictionary(["one": "x"])]),
      "\"n\" is not of the type NSStringPluralRuleType"
    ),
    (
      .dictionary([
        "NSStringLocalizedFormatKey": "%#@n@",
        "n": .dictionary(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "x"]),
      ]), "\"n\" has no text for \"other\""
    ),
    (.dictionary(["NSStringDeviceSpecificRuleType": .dictionary([:])]), "it has no texts to choose from"),
    (.bool(true), "it is neither a text nor a dictionary"),
  ])
  func `rules that lack something are told by their keys`(entry: PropertyListValue, message: String) {
    let error = #expect(throws: ProjectError.self) { try rules(["items": entry]) }
    #expect(error?.message == "\"items\": \(message)")
  }
}
