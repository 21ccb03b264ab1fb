import Foundation

/// The Swift name that Xcode gives an asset.
enum AssetSymbolName {
  /// `Launch_screen_colour` becomes `launchScreenColour`, `final-image` becomes `final`, `AL-0` becomes `AL_0`.
  static func member(for name: String) -> String? {
    var words = words(of: name)
    if words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) { words.removeLast() }
    guard let first = words.first else { return nil }
    // A name in capitals and digits keeps them.
    let isShouted =
      words.contains { $0.contains(where: \.isUppercase) } && !words.contains { $0.contains(where: \.isLowercase) }
    return identifier(
      isShouted ? words.joined(separator: "_") : first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// The name of the type for a folder that provides a namespace: `iconPreviews` becomes `IconPreviews`.
  static func type(for name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : identifier(words.map(capitalized).joined())
  }

  /// Words begin behind other characters, at capitals behind small letters, at the last of several capitals, and where
  /// digits begin and end.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    func finish() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        finish()
        continue
      }
      if let last = word.last {
        let next = index + 1 < letters.count ? letters[index + 1] : " "
        let beginsWord =
          last.isNumber != letter.isNumber || (!last.isUppercase && letter.isUppercase)
          || (last.isUppercase && letter.isUppercase && next.isLowercase)
        if beginsWord { finish() }
      }
      word.append(letter)
    }
    finish()
    return words
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  static func identifier(_ name: String) -> String {
    if name.first?.isNumber == true { return "_\(name)" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
