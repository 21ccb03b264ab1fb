import Foundation

/// A name as text, and the parts of a text that is a name.
struct PersonName {
  private(set) var parts: PersonNameComponents

  init(_ parts: PersonNameComponents) { self.parts = parts }

  // MARK: - Text

  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    switch style {
    case .abbreviated: return initials
    case .short:
      return Self.filled(parts.nickname) ?? Self.filled(parts.givenName) ?? Self.filled(parts.familyName)
        ?? text(.medium)
    case .default, .medium:
      return joined([parts.givenName, parts.familyName]) ?? joined([parts.middleName])
        ?? Self.filled(parts.nickname) ?? joined([parts.namePrefix, parts.nameSuffix]) ?? ""
    case .long:
      return joined([parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]) ?? ""
    }
  }

  private var initials: String {
    let letters = ordered([parts.givenName, parts.familyName]).compactMap { $0.first.map { String($0).uppercased() } }
    // A family name of these scripts is as short as its initials would be.
    if isFamilyFirst { return Self.filled(parts.familyName) ?? letters.joined() }
    return letters.joined()
  }

  private func joined(_ names: [String?]) -> String? {
    let names = ordered(names)
    return names.isEmpty ? nil : names.joined(separator: isFamilyFirst ? "" : " ")
  }

  private func ordered(_ names: [String?]) -> [String] {
    let filled = names.compactMap(Self.filled)
    return isFamilyFirst ? filled.reversed() : filled
  }

  private static func filled(_ name: String?) -> String? { name.flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether the name is written in Chinese, Japanese or Korean script.
  private var isFamilyFirst: Bool {
    let letters = [parts.givenName, parts.familyName].compactMap { $0 }.joined().unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy { scalar in
        (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
          || (0xAC00...0xD7AF).contains(scalar.value)
      }
  }

  // MARK: - Parts

  /// Nil for a text without letters.
  init?(parsing text: String) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    var parts = PersonNameComponents()
    if let first = words.first, words.count > 1, Self.prefixes.contains(Self.key(first)) {
      parts.namePrefix = words.removeFirst()
    }
    if let last = words.last, words.count > 1, Self.suffixes.contains(Self.key(last)) {
      parts.nameSuffix = words.removeLast()
      words[words.count - 1] = words[words.count - 1].trimmingCharacters(in: [","])
    }
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma < words.count - 1 {
      parts.familyName = words[...comma].joined(separator: " ").trimmingCharacters(in: [","])
      words.removeSubrange(...comma)
    } else if words.count > 1 {
      parts.familyName = words.removeLast()
    }
    parts.givenName = words.first
    if words.count > 1 { parts.middleName = words.dropFirst().joined(separator: " ") }
    self.init(parts)
  }

  private static func key(_ word: String) -> String { word.lowercased().filter(\.isLetter) }

  private static let prefixes: Set<String> = ["dr", "mr", "mrs", "ms", "miss", "prof", "sir", "mx"]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
}
