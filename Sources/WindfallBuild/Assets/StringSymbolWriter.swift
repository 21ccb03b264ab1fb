import Foundation
import WindfallCore
import WindfallLowering
import WindfallProject

/// Writes the Swift file that gives the texts of a string catalog names to write, as Xcode 26 does: members of
/// `LocalizedStringResource`, for catalogs other than `Localizable` in an enumeration of the catalog's name.
///
/// The names and types are those that public projects show in what Xcode generated for them.
struct StringSymbolWriter {
  /// The catalog's name without its extension.
  let table: String
  let symbols: [StringCatalogSymbol]
  /// Whether the catalog lies in the bundle of a package's target.
  var isPackage = false

  var fileName: String { "GeneratedStringSymbols_\(table).swift" }

  var text: String {
    let bundle =
      isPackage
      ? "atURL(Foundation.Bundle.module.bundleURL)"
      : "forClass(ResourceBundleClass.self)"
    var text = "import Foundation\nimport FoundationOverlay\n\n"
    if !isPackage { text += "private class ResourceBundleClass {}\n" }
    text +=
      "private nonisolated var resourceBundle: LocalizedStringResource.BundleDescription { .\(bundle) }\n\n"
      + "nonisolated extension LocalizedStringResource {\n"
    let isDefault = table == "Localizable"
    if !isDefault { text += "  enum \(Self.typeName(of: table)) {\n" }
    var taken: Set<String> = []
    for symbol in symbols {
      let declaration = declaration(of: symbol)
      if taken.insert(declaration.head).inserted { text += "\(declaration.head) { \(declaration.body) }\n" }
    }
    if !isDefault { text += "  }\n" }
    return text + "}\n"
  }

  private func declaration(of symbol: StringCatalogSymbol) -> (head: String, body: String) {
    let name = Self.name(of: symbol.key)
    let place = "table: \(table.swiftLiteral), bundle: resourceBundle"
    guard !symbol.arguments.isEmpty else {
      return (
        "  static var \(name): LocalizedStringResource",
        "LocalizedStringResource(\(symbol.key.swiftLiteral), \(place))"
      )
    }
    let arguments = symbol.arguments.enumerated().map { index, argument in
      let label = argument.label.map { Self.name(of: $0) }
      return (label: label, variable: label ?? "arg\(index + 1)", specifier: argument.specifier)
    }
    let parameters = arguments.map { argument in
      "\(argument.label == nil ? "_ " : "")\(argument.variable): \(Self.type(of: argument.specifier))"
    }
    let values = arguments.map { argument in
      Self.type(of: argument.specifier) == "String"
        ? "\\(\(argument.variable))" : "\\(\(argument.variable), specifier: \(argument.specifier.swiftLiteral))"
    }
    return (
      "  static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource",
      "LocalizedStringResource(\(symbol.key.swiftLiteral), defaultValue: \"\(values.joined())\", \(place))"
    )
  }

  /// `dsEmpty SearchTitle` becomes `dsEmptySearchTitle`, `%lld MiB` becomes `miB`, `action.copy_link` `actionCopyLink`.
  static func name(of key: String) -> String {
    let words = words(of: Self.withoutValues(key).filter { !"'’".contains($0) })
    let name = words.enumerated().map { index, word in
      let first = index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return first + (word.uppercased() == word ? word.dropFirst().lowercased() : String(word.dropFirst()))
    }
    return AssetSymbolName.identifier(name.isEmpty ? "string" : name.joined())
  }

  private static func withoutValues(_ key: String) -> String {
    FormatText(key).pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .value: " "
      case .variable(_, let name): " \(name) "
      }
    }.joined()
  }

  private static func typeName(of table: String) -> String {
    let words = words(of: table).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return AssetSymbolName.identifier(words.isEmpty ? "Strings" : words.joined())
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  /// The type of a value that is written so.
  static func type(of specifier: String) -> String {
    let length = specifier.dropFirst().filter { "hlqztjL".contains($0) }
    switch specifier.last {
    case "d", "D", "i": return ["hh": "Int8", "h": "Int16", "": "Int32"][length] ?? "Int"
    case "u", "U", "x", "X", "o", "O": return ["hh": "UInt8", "h": "UInt16", "": "UInt32"][length] ?? "UInt"
    case "f", "e", "E", "g", "G", "a", "A": return length.isEmpty ? "Float" : "Double"
    case "c": return "CChar"
    case "C": return "UInt16"
    default: return "String"
    }
  }
}
