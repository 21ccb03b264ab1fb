import Foundation
import Testing

@testable import WindfallProject
import TestSupport

/// Damages files with texts in every way and expects texts or a clear error, never a crash.
struct DamagedTableTests {
  /// A kind of file, with a small one of it.
  enum Kind: String, CaseIterable {
    case strings, stringsdict, xcstrings

    var original: String {
      switch self {
      case .strings: "/* c */ \"a\" = \"b\\n\\U00e9\"; 'c' = \"%1$@ \\\"d\\\"\"; // e\n\"f\";\n"
      case .stringsdict:
        """
        <?xml version="1.0"?><!DOCTYPE plist><plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; &#233;</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d files</string>
        </dict></dict></dict></plist>
        """
      case .xcstrings:
        """
        {"sourceLanguage":"en","version":"1.0","strings":{"%lld of %@":{"localizations":{"en":{"stringUnit":{"state":
        "translated","value":"%#@a@ of %2$@"},"substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":{
        "plural":{"one":{"stringUnit":{"value":"%arg"}},"other":{"stringUnit":{"value":"%arg"}}}}}}}}}}}
        """
      }
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The error, if there is one, must be one that a user can be shown.
  private func read(_ bytes: [UInt8], as kind: Kind) throws -> Bool {
    let file = try folder.write(Data(bytes), to: "Texts.\(kind.rawValue)")
    do throws(ProjectError) {
      switch kind {
      case .strings: _ = try LocalizedTableFile(file).strings()
      case .stringsdict: _ = try LocalizedTableFile(file).rules()
      case .xcstrings: _ = try StringCatalogFile(file).tables()
      }
      return true
    } catch {
      #expect(!error.message.isEmpty)
      #expect(!error.description.contains("\n"))
      return false
    }
  }

  @Test(arguments: Kind.allCases) func `cut at every byte`(kind: Kind) throws {
    let original = Array(kind.original.utf8)
    #expect(try read(original, as: kind))
    for length in 0..<original.count { _ = try read(Array(original[..<length]), as: kind) }
  }

  @Test(arguments: Kind.allCases) func `bytes changed at random`(kind: Kind) throws {
    let original = Array(kind.original.utf8)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1_500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[position] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try read(bytes, as: kind)
    }
  }
}
