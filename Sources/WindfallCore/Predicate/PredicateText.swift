import Foundation

/// How text is compared: as it is, or without regard to case or accents.
public struct PredicateText: Sendable {
  private let options: PredicateComparison.Options

  public init(_ options: PredicateComparison.Options) { self.options = options }

  /// The text with all that does not matter taken out; two texts are equal when these are.
  public func folded(_ text: String) -> String {
    if options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) { return text }
    if Self.isASCII(text) { return options.contains(.caseInsensitive) ? text.lowercased() : text }
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    let locale = options.contains(.localeSensitive) ? Locale.current : nil
    return text.folding(options: folding, locale: locale).precomposedStringWithCanonicalMapping
  }

  /// Whether two texts stand to each other as an operator says; nil for operators that are not of texts.
  public func holds(
    _ text: String, _ operator: PredicateComparison.Operator, _ other: String
  ) throws -> Bool? {
    switch `operator` {
    case .contains: contains(text, folded: folded(other))
    case .in: contains(other, folded: folded(text))
    case .beginsWith: folded(text).utf8.starts(with: folded(other).utf8)
    case .endsWith: folded(text).utf8.reversed().starts(with: folded(other).utf8.reversed())
    case .like: matches(text, try wildcardExpression(other))
    case .matches: matches(text, try regularExpression(other))
    default: nil
    }
  }

  /// Whether the folded part is somewhere in the text.
  func contains(_ text: String, folded part: String) -> Bool {
    let ignoresCase = options.contains(.caseInsensitive)
    if Self.isASCII(text) { return Self.containsBytes(text, part, ignoresCase: ignoresCase) }
    return Self.containsBytes(folded(text), part, ignoresCase: false)
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// Compares bytes where they are, which is many times faster than to make and search a folded copy.
  private static func containsBytes(_ text: String, _ part: String, ignoresCase: Bool) -> Bool {
    var (text, part) = (text, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard part.count <= text.count else { return false }
        return (0...(text.count - part.count)).contains { start in
          part.indices.allSatisfy { offset in
            let byte = text[start + offset]
            let isUpper = ignoresCase && byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            return (isUpper ? byte | 0x20 : byte) == part[offset]
          }
        }
      }
    }
  }

  /// A regular expression that must fit the whole text.
  public func regularExpression(_ pattern: String) throws -> NSRegularExpression {
    var flags: NSRegularExpression.Options = []
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    let source =
      options.contains(.diacriticInsensitive) ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
    do {
      return try NSRegularExpression(pattern: "\\A(?:\(source))\\z", options: flags)
    } catch {
      throw PredicateProblem.invalidRegularExpression(pattern)
    }
  }

  /// The regular expression of a pattern in which `*` stands for any text and `?` for one character.
  public func wildcardExpression(_ pattern: String) throws -> NSRegularExpression {
    var source = ""
    var isEscaped = false
    for character in pattern {
      if isEscaped {
        source += NSRegularExpression.escapedPattern(for: String(character))
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "*": source += "[\\s\\S]*"
      case "?": source += "[\\s\\S]"
      default: source += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return try regularExpression(source)
  }

  public func matches(_ text: String, _ expression: NSRegularExpression) -> Bool {
    let subject =
      options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    return expression.firstMatch(in: subject, range: NSRange(location: 0, length: subject.utf16.count)) != nil
  }
}
