import Foundation
import TestSupport
import Testing

@testable import WindfallProject

@Suite("Texts of catalogs that have names in Swift")
struct StringCatalogSymbolTests {
  private func symbols(_ strings: String) throws -> [StringCatalogSymbol] {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcstrings")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.1\"}".utf8).write(to: url)
    return try StringCatalogFile(url).symbols()
  }

  @Test("Only those that the user takes care of have one")
  func manual() throws {
    let found = try symbols(#""b": {"extractionState": "manual"}, "a": {}, "c": {"extractionState": "stale"}"#)
    #expect(found == [StringCatalogSymbol(key: "b")])
  }

  @Test("What is put into a text comes from the key, else from the text")
  func arguments() throws {
    let found = try symbols(
      #"""
      "from(%@) %2$lld 5%%": {"extractionState": "manual"},
      "size": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "new", "value": "%d m"}}}}
      """#)
    #expect(found.map { $0.arguments.map(\.specifier) } == [["%@", "%lld"], ["%d"]])
  }

  @Test("A substitution gives its name to its place")
  func substitutions() throws {
    let found = try symbols(
      #"""
      "seen": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%@ saw %#@birds@"},
        "substitutions": {"birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {}}}}}}
      """#)
    #expect(
      found.first?.arguments == [
        StringCatalogSymbol.Argument(specifier: "%@"),
        StringCatalogSymbol.Argument(label: "birds", specifier: "%lld"),
      ])
  }
}
