import Foundation

/// Finds the localizations that suit a language.
struct LanguageMatch {
  /// A language as texts name it, such as `pt-BR`, with what the name leaves out.
  private struct Language {
    let name: String
    let code: String?
    let script: String?
    let region: String?
    let hasRegion: Bool
    let ancestors: [String]

    init(_ text: String) {
      let identifier = LanguageMatch.modernNames[text] ?? text.replacingOccurrences(of: "_", with: "-")
      var language = Locale.Language(identifier: identifier)
      let full = Locale.Language(identifier: language.maximalIdentifier)
      name = language.minimalIdentifier
      code = full.languageCode?.identifier
      script = full.script?.identifier
      region = full.region?.identifier
      hasRegion = language.region != nil
      var ancestors: [String] = []
      while let parent = language.parent, parent.languageCode?.identifier == language.languageCode?.identifier,
        ancestors.count < 8
      {
        ancestors.append(parent.minimalIdentifier)
        language = parent
      }
      self.ancestors = ancestors
    }
  }

  /// The names that folders of languages had once.
  private static let modernNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
  ]

  /// The localizations for the first of the languages that has any, the best first: the language itself and those that
  /// it is a variant of, or else one other variant of it.
  static func best(of available: [String], for wanted: [String]) -> [String] {
    let known = available.filter { $0 != "Base" }.sorted().map { (folder: $0, language: Language($0)) }
    for language in wanted.map(Language.init) {
      let rated = known.compactMap { candidate in
        rating(of: candidate.language, for: language).map { (candidate.folder, rating: $0) }
      }.sorted { $0.rating > $1.rating }
      let good = rated.prefix { $0.rating >= related }
      if !rated.isEmpty { return (good.isEmpty ? rated.prefix(1) : good).map(\.0) }
    }
    return []
  }

  /// Ratings from here on are those of the language and what it is a variant of.
  private static let related = 50

  private static func rating(of language: Language, for wanted: Language) -> Int? {
    guard language.code == wanted.code, language.script == wanted.script else { return nil }
    if language.name == wanted.name { return 100 }
    if let distance = wanted.ancestors.firstIndex(of: language.name) { return 90 - distance }
    if !language.hasRegion { return related }
    return language.region == wanted.region ? 40 : 30
  }
}
