import Foundation
import FoundationOverlay
import Testing

@testable import SwiftUI

@Suite("Localized string keys")
@MainActor final class LocalizedStringKeyTests {
  private let folder: URL
  private let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data("\"Hello %@\" = \"Good day, %@!\"; \"%lld of %lf\" = \"%2$.1lf has %1$lld\"; \"50%\" = \"half\";".utf8)
      .write(to: language.appendingPathComponent("Localizable.strings"))
    let rules: [String: Any] = [
      "%lld apples": [
        "NSStringLocalizedFormatKey": "%#@n@",
        "n": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "an apple", "other": "%lld apples"],
      ]
    ]
    try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
      .write(to: language.appendingPathComponent("Localizable.stringsdict"))
    bundle = try #require(Bundle(url: folder))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func text(_ key: LocalizedStringKey) -> String { Text(key, bundle: bundle).plainString }

  @Test("Keys have a placeholder for each value, which tells its type")
  func keys() {
    let key: LocalizedStringKey =
      "\("a") \(1) \(UInt(1)) \(Int32(1)) \(UInt8(1)) \(1.5) \(Float(1)) \(2, specifier: "%03d") 5%"
    #expect(key.key == "%@ %lld %llu %d %u %lf %f %03d 5%%")
    #expect(("50%" as LocalizedStringKey).key == "50%")
  }

  @Test("Values are put where the translation has them")
  func values() {
    #expect(text("Hello \("Ann")") == "Good day, Ann!")
    #expect(text("\(2) of \(0.5)") == "0.5 has 2")
    #expect(text("50%") == "half")
    #expect(text("none \(LocalizedStringResource("Hello \("Bo")", bundle: .atURL(folder)))") == "none Good day, Bo!")
  }

  @Test("A number chooses among the texts of its key, and is written as the person writes numbers")
  func plurals() {
    #expect(text("\(1) apples") == "an apple")
    #expect(text("\(3) apples") == "3 apples")
    #expect(text("\(1234) pears") == "1,234 pears")
  }

  @Test("A resource brings its bundle")
  func resource() {
    let resource = LocalizedStringResource("Hello \("Ann")", bundle: .atURL(folder))
    #expect(Text(resource).plainString == "Good day, Ann!")
  }

  @Test("Marks of Markdown are read in keys, but not in values")
  func markdown() {
    let text = Text("**Hello** \("*Ann*")", bundle: bundle)
    #expect(text.plainString == "Hello *Ann*")
    #expect(text.pieces.map(\.attributes.weight) == [.bold, nil])
    #expect(Text(verbatim: "**a**").plainString == "**a**")
    let variable = "**a**"
    #expect(Text(variable).plainString == "**a**")
  }
}
