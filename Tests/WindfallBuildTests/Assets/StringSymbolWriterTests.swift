import Testing
import WindfallProject

@testable import WindfallBuild

@Suite("Names for the texts of string catalogs")
struct StringSymbolWriterTests {
  @Test(
    "A key becomes a name",
    arguments: [
      ("dsEmpty SearchTitle", "dsEmptySearchTitle"), ("action.copy_link", "actionCopyLink"), ("%lld MiB", "miB"),
      ("coreDataCounter(%lld)", "coreDataCounter"), ("OK", "ok"), ("Don’t save", "dontSave"), ("2 days", "_2Days"),
      ("default", "`default`"), ("…", "string"),
    ])
  func names(_ key: String, _ name: String) {
    #expect(StringSymbolWriter.name(of: key) == name)
  }

  @Test(
    "A value has the type that its specifier is for",
    arguments: [
      ("%@", "String"), ("%d", "Int32"), ("%lld", "Int"), ("%u", "UInt32"), ("%lu", "UInt"), ("%f", "Float"),
      ("%lf", "Double"), ("%.2f", "Float"),
    ])
  func types(_ specifier: String, _ type: String) {
    #expect(StringSymbolWriter.type(of: specifier) == type)
  }

  @Test("The default table's names lie beside each other")
  func defaultTable() {
    let symbols = [
      StringCatalogSymbol(key: "title"),
      StringCatalogSymbol(
        key: "%@ saw %lld", arguments: [.init(specifier: "%@"), .init(label: "birds", specifier: "%lld")]),
      StringCatalogSymbol(key: "Title"),
    ]
    let text = StringSymbolWriter(table: "Localizable", symbols: symbols).text
    #expect(
      text.hasSuffix(
        #"""
        { .forClass(ResourceBundleClass.self) }

        nonisolated extension LocalizedStringResource {
          static var title: LocalizedStringResource { LocalizedStringResource("title", table: "Localizable", bundle: resourceBundle) }
          static func saw(_ arg1: String, birds: Int) -> LocalizedStringResource { LocalizedStringResource("%@ saw %lld", defaultValue: "\(arg1)\(birds, specifier: "%lld")", table: "Localizable", bundle: resourceBundle) }
        }

        """#), "\(text)")
  }

  @Test("Those of another table lie in its name, and a package's come from its bundle")
  func otherTable() {
    let text = StringSymbolWriter(
      table: "App errors", symbols: [StringCatalogSymbol(key: "offline")], isPackage: true
    ).text
    #expect(text.contains("  enum AppErrors {\n  static var offline: LocalizedStringResource"))
    #expect(text.contains("{ .atURL(Foundation.Bundle.module.bundleURL) }") && !text.contains("ResourceBundleClass"))
  }
}
