import Synchronization
import WindfallCore

/// An entry of a `.stringsdict` table: a text with variables, and for each of these a text for each kind of number.
struct PluralRules: Sendable {
  /// The language of the table, whose kinds of numbers these are.
  let language: String
  let format: String
  let variables: [String: [String: String]]

  init?(_ fields: [String: Any], language: String) {
    guard let format = fields[LocalizedRuleKey.format] as? String else { return nil }
    self.language = language
    self.format = format
    variables = fields.compactMapValues { field in
      (field as? [String: Any])?.compactMapValues { $0 as? String }
    }
  }

  /// The text that a variable has for a number; zero may have one of its own in every language.
  func text(_ variable: String, for number: Double) -> String? {
    guard let texts = variables[variable] else { return nil }
    if number == 0, let text = texts["zero"] { return text }
    return texts[ICUPluralRules.kind(of: number, language: language)] ?? texts["other"]
  }

  // MARK: - Texts that lead to their rules

  private static let registered = Mutex<[PluralRules]>([])
  private static let mark: Character = "\u{2063}"

  /// The text with the number of its rules behind the name of each variable, in characters that are not seen: a format
  /// is a plain string from here on.
  func registeredFormat() -> String {
    let number = Self.registered.withLock { registered in
      registered.append(self)
      return registered.count - 1
    }
    let digits = String(number).unicodeScalars.compactMap { UnicodeScalar($0.value - 0x30 + 0xFE00) }
    let suffix = String(Self.mark) + String(String.UnicodeScalarView(digits))
    return FormatText(format).pieces.map { piece in
      guard case .variable(let position, let name) = piece else { return piece.format }
      return FormatText.Piece.variable(position: position, name: name + suffix).format
    }.joined()
  }

  /// Whether a text may lead to rules.
  static func isMarked(_ format: String) -> Bool {
    // Most texts have no character of this range at all.
    format.utf8.contains(0xE2) && format.unicodeScalars.contains { $0 == "\u{2063}" }
  }

  /// The name of a variable without the mark, and the rules that this leads to.
  static func find(_ name: String) -> (name: String, rules: PluralRules)? {
    let scalars = name.unicodeScalars
    guard let mark = scalars.firstIndex(of: "\u{2063}") else { return nil }
    let digits = scalars[scalars.index(after: mark)...].compactMap { UnicodeScalar($0.value &- 0xFE00 &+ 0x30) }
    guard let number = Int(String(String.UnicodeScalarView(digits))) else { return nil }
    let rules = registered.withLock { $0.indices.contains(number) ? $0[number] : nil }
    return rules.map { (String(scalars[..<mark]), $0) }
  }
}
