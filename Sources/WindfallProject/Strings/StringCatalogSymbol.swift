import WindfallCore

/// A text of a string catalog that is named in Swift.
public struct StringCatalogSymbol: Sendable, Equatable {
  /// A value that is put into the text.
  public struct Argument: Sendable, Equatable {
    /// The name of the substitution; nil for one that only its place tells.
    public var label: String?
    /// How it is written, as C's formats have it: `%lld`.
    public var specifier: String

    /// Makes an argument.
    public init(label: String? = nil, specifier: String) {
      self.label = label
      self.specifier = specifier
    }
  }

  /// The key in the catalog.
  public var key: String
  /// What is put into the text, in order.
  public var arguments: [Argument]

  /// Makes a symbol.
  public init(key: String, arguments: [Argument] = []) {
    self.key = key
    self.arguments = arguments
  }

  /// A substitution takes the place that it names; the key and the text in the source language tell of the others.
  init(key: String, _ entry: StringCatalog.Entry, sourceLanguage: String) {
    self.key = key
    let localizations = entry.localizations ?? [:]
    let languages = [sourceLanguage] + localizations.keys.sorted()
    let substitutions = languages.lazy.compactMap { localizations[$0]?.substitutions }.first ?? [:]
    var found: [Int: Argument] = [:]
    for text in [key, localizations[sourceLanguage]?.stringUnit?.value ?? ""] {
      let values = FormatText(text).pieces.filter { if case .literal = $0 { false } else { true } }
      for (index, piece) in values.enumerated() where found[index + 1] == nil {
        if case .value(_, let specifier) = piece { found[index + 1] = Argument(specifier: "%\(specifier)") }
      }
    }
    for (index, (name, substitution)) in substitutions.sorted(by: { $0.key < $1.key }).enumerated() {
      found[substitution.argNum ?? index + 1] = Argument(
        label: name, specifier: "%\(substitution.formatSpecifier ?? "lld")")
    }
    arguments = found.sorted { $0.key < $1.key }.map(\.value)
  }
}
