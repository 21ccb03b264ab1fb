import WindfallCore

/// Makes of a string catalog what Xcode makes of it: for each language, texts and rules.
struct StringCatalogCompilation {
  private let catalog: StringCatalog
  /// What is being compiled.
  private var key = ""
  private var language = ""

  init(_ catalog: StringCatalog) { self.catalog = catalog }

  /// The source language has a table too, even if all its keys are their own texts.
  mutating func tables() throws(StringCatalogProblem) -> [String: LocalizedTable] {
    var result: [String: LocalizedTable] = [catalog.sourceLanguage: LocalizedTable()]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        self.key = key
        self.language = language
        switch try value(of: localization) {
        case .string(let text)?: result[language, default: LocalizedTable()].strings[key] = text
        case let rule?: result[language, default: LocalizedTable()].rules[key] = rule
        case nil: break
        }
      }
    }
    return result
  }

  // MARK: - One localization

  /// A text, or a rule; nil for what is not translated.
  private func value(of localization: StringCatalog.Localization) throws(StringCatalogProblem) -> PropertyListValue? {
    if let devices = localization.variations?.device {
      var choices: [String: PropertyListValue] = [:]
      for (device, choice) in devices { choices[device] = try value(of: choice) }
      return choices.isEmpty ? nil : .dictionary([LocalizedRuleKey.devices: .dictionary(choices)])
    }
    if let plural = localization.variations?.plural { return try value(ofPlural: plural) }
    guard let unit = localization.stringUnit, unit.isTranslated else { return nil }
    guard let substitutions = localization.substitutions, !substitutions.isEmpty else { return .string(unit.value) }
    return try value(of: unit.value, with: substitutions)
  }

  /// The number that decides is the first one in the text; other values keep their places.
  private func value(
    ofPlural plural: [String: StringCatalog.Localization]
  ) throws(StringCatalogProblem) -> PropertyListValue? {
    let texts = plural.compactMapValues { $0.stringUnit }.filter(\.value.isTranslated).mapValues(\.value)
    guard !texts.isEmpty else { return nil }
    guard let other = texts["other"] else { throw problem("has no text for \"other\"") }
    let number = Self.number(in: other) ?? Self.number(in: key) ?? (position: 1, specifier: "lld")
    let rule = rule(specifier: number.specifier, texts: texts.mapValues(Self.positional))
    return .dictionary([
      LocalizedRuleKey.format: .string("%\(number.position)$#@value@"), "value": rule,
    ])
  }

  private func value(
    of format: String, with substitutions: [String: StringCatalog.Substitution]
  ) throws(StringCatalogProblem) -> PropertyListValue? {
    var fields: [String: PropertyListValue] = [:]
    var pieces: [String] = []
    for (index, piece) in FormatText(Self.positional(format)).pieces.enumerated() {
      guard case .variable(let position, let name) = piece else {
        pieces.append(piece.format)
        continue
      }
      guard let substitution = substitutions[name] else { throw problem("names \"\(name)\", which it does not have") }
      guard let plural = substitution.variations.plural else { throw problem("does not say how \"\(name)\" varies") }
      let argument = substitution.argNum ?? position ?? index + 1
      let specifier = substitution.formatSpecifier ?? "lld"
      let texts = plural.compactMapValues { $0.stringUnit?.value }
      guard texts["other"] != nil else { throw problem("has no text for \"other\" of \"\(name)\"") }
      let named = texts.mapValues { Self.positional($0.replacing("%arg", with: "%\(argument)$\(specifier)")) }
      fields[name] = rule(specifier: specifier, texts: named)
      pieces.append("%\(argument)$#@\(name)@")
    }
    fields[LocalizedRuleKey.format] = .string(pieces.joined())
    return .dictionary(fields)
  }

  private func rule(specifier: String, texts: [String: String]) -> PropertyListValue {
    var fields = texts.mapValues { PropertyListValue.string($0) }
    fields[LocalizedRuleKey.type] = .string(LocalizedRuleKey.plural)
    fields[LocalizedRuleKey.valueType] = .string(specifier)
    return .dictionary(fields)
  }

  private func problem(_ message: String) -> StringCatalogProblem {
    StringCatalogProblem(key: key, language: language, message: message)
  }

  // MARK: - Placeholders

  /// The text with the position of each value said.
  private static func positional(_ text: String) -> String {
    var next = 1
    return FormatText(text).pieces.map { piece in
      switch piece {
      case .literal: return piece.format
      case .value(let position, let specifier):
        next += position == nil ? 1 : 0
        return FormatText.Piece.value(position: position ?? next - 1, specifier: specifier).format
      case .variable(let position, let name):
        next += position == nil ? 1 : 0
        return FormatText.Piece.variable(position: position ?? next - 1, name: name).format
      }
    }.joined()
  }

  /// The first whole number of a text: its position, and how it is written.
  private static func number(in text: String) -> (position: Int, specifier: String)? {
    for case .value(let position?, let specifier) in FormatText(positional(text)).pieces
    where specifier.last.map({ "dDiuU".contains($0) }) == true {
      return (position, specifier)
    }
    return nil
  }
}
