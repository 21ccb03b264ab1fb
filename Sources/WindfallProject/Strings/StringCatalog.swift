/// The content of a `.xcstrings` file.
struct StringCatalog: Decodable {
  /// A text with what translators have done to it.
  struct Unit: Decodable {
    var state: String?
    var value: String

    /// Whether there is a translation: Xcode makes empty ones in the state "new".
    var isTranslated: Bool { !(state == "new" && value.isEmpty) }
  }

  /// Texts by the kind of number or of device.
  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  /// A variable of a text.
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations
  }

  /// What one language has for a key.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Entry: Decodable {
    /// Who takes care of the key: "manual" is the user.
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}
