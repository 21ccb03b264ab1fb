import Foundation
import FoundationOverlay
import Testing

@Suite("Localized strings")
final class StringLocalizedTests {
  private let folder: URL
  private let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let table = """
      "Hello %@" = "Good day, %@!";
      "%lld of %lld" = "%2$lld contain %1$lld";
      "100%" = "all %";
      "greeting" = "Welcome %@";
      """
    try table.write(to: language.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    try "\"Hello %@\" = \"Bye, %@\";".write(
      to: language.appendingPathComponent("Other.strings"), atomically: true, encoding: .utf8)
    bundle = try #require(Bundle(url: folder))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("A key that no table has is its own value")
  func missing() {
    #expect(String(localized: "Nothing here") == "Nothing here")
    #expect(String(localized: "Nothing \(3) \("x") \(1.5, specifier: "%.2f")", bundle: bundle) == "Nothing 3 x 1.50")
    #expect(String(localized: "50% of \(4)") == "50% of 4")
    #expect(String(localized: "50%") == "50%")
  }

  @Test("Values are put where the translation has them")
  func values() {
    #expect(String(localized: "Hello \("Ann")", bundle: bundle) == "Good day, Ann!")
    #expect(String(localized: "\(2) of \(5)", bundle: bundle) == "5 contain 2")
    #expect(String(localized: "100%", bundle: bundle) == "all %")
    #expect(String(localized: "\(0.5, format: .percent) done", bundle: bundle) == "50% done")
  }

  @Test("Keys of their own, with a default, and other tables")
  func keys() {
    #expect(String(localized: "greeting", defaultValue: "Hi \("Ann")", bundle: bundle) == "Welcome Ann")
    #expect(String(localized: "missing", defaultValue: "Hi \("Ann")", bundle: bundle) == "Hi Ann")
    #expect(String(localized: "Hello \("Ann")", table: "Other", bundle: bundle, comment: "A farewell") == "Bye, Ann")
  }

  @Test("Resources are looked up when they are used")
  func resources() {
    let resource = LocalizedStringResource("Hello \("Ann")", bundle: .atURL(folder))
    #expect(resource.key == "Hello %@")
    #expect(String(localized: resource) == "Good day, Ann!")
    #expect(String(localized: "[\(resource)]") == "[Good day, Ann!]")
    let literal: LocalizedStringResource = "plain"
    #expect(String(localized: literal) == "plain")
    #expect(resource == LocalizedStringResource("Hello \("Ann")", bundle: .atURL(folder)))
    #expect(resource != LocalizedStringResource("Hello \("Bo")", bundle: .atURL(folder)))
  }

  @Test("NSLocalizedString reads the same tables")
  func function() {
    #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "Welcome %@")
    #expect(NSLocalizedString("Hello %@", tableName: "Other", bundle: bundle, comment: "") == "Bye, %@")
    #expect(NSLocalizedString("none", bundle: bundle, value: "default", comment: "") == "default")
  }
}
