/// Cuts a predicate's format into tokens.
struct PredicateLexer {
  private let format: String
  private let characters: [Character]
  private var position = 0

  private static let signs = [
    "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "**", "=", "<", ">", "!", "(", ")", "{", "}", ",", "+", "-",
    "*", "/",
  ]
  private static let specifiers = [
    "@", "K", "lld", "llu", "lli", "lf", "lu", "ld", "li", "hhd", "hd", "hu", "d", "i", "u", "f", "g", "e", "s", "c",
    "x", "X",
  ]

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// All tokens, an `end` at the end.
  mutating func tokens() throws -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    while true {
      while position < characters.count, characters[position].isWhitespace { position += 1 }
      guard position < characters.count else { break }
      let start = position
      tokens.append(PredicateToken(kind: try next(), position: start))
    }
    tokens.append(PredicateToken(kind: .end, position: position))
    return tokens
  }

  private mutating func next() throws -> PredicateToken.Kind {
    let character = characters[position]
    if character == "\"" || character == "'" { return .string(try string(quote: character)) }
    if character == "%" { return .argument(try specifier()) }
    if character == "[" { return .options(try options()) }
    if character == "#" {
      position += 1
      guard position < characters.count, Self.startsWord(characters[position]) else {
        throw problem("a key must follow #")
      }
      return .key(word())
    }
    if character.isASCII, character.isNumber || (character == "." && peek(1)?.isNumber == true) { return try number() }
    if Self.startsWord(character) { return .word(word()) }
    if character == ".", let next = peek(1), Self.startsWord(next) {
      position += 1
      return .path(word())
    }
    for sign in Self.signs where starts(with: sign) {
      position += sign.count
      return .sign(sign)
    }
    throw problem("unexpected \"\(character)\"")
  }

  private mutating func string(quote: Character) throws -> String {
    let start = position
    var text = ""
    position += 1
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == quote { return text }
      guard character == "\\", position < characters.count else {
        text.append(character)
        continue
      }
      let escaped = characters[position]
      position += 1
      switch escaped {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      default: text.append(escaped)
      }
    }
    position = start
    throw problem("a text without its closing \(quote)")
  }

  private mutating func specifier() throws -> String {
    for specifier in Self.specifiers where starts(with: "%" + specifier) {
      position += 1 + specifier.count
      return specifier
    }
    throw problem("an unknown format specifier")
  }

  private mutating func options() throws -> String {
    let start = position
    position += 1
    var letters = ""
    while position < characters.count, characters[position] != "]" {
      letters.append(characters[position])
      position += 1
    }
    guard position < characters.count, !letters.isEmpty, letters.lowercased().allSatisfy({ "cdnl".contains($0) }) else {
      position = start
      throw problem("unknown options in brackets")
    }
    position += 1
    return letters.lowercased()
  }

  private mutating func number() throws -> PredicateToken.Kind {
    let start = position
    if starts(with: "0x") || starts(with: "0X") {
      position += 2
      let digits = take { $0.isHexDigit }
      guard let value = Int(digits, radix: 16) else { throw problem("a number that is none") }
      return .integer(value)
    }
    var text = take { $0.isASCII && $0.isNumber }
    var isWhole = true
    if peek(0) == ".", peek(1)?.isNumber == true {
      isWhole = false
      position += 1
      text += "." + take { $0.isASCII && $0.isNumber }
    }
    if let exponent = peek(0), exponent == "e" || exponent == "E" {
      let hasSign = peek(1) == "-" || peek(1) == "+"
      if peek(hasSign ? 2 : 1)?.isNumber == true {
        isWhole = false
        text += "e"
        position += 1
        if hasSign {
          text.append(characters[position])
          position += 1
        }
        text += take { $0.isASCII && $0.isNumber }
      }
    }
    if isWhole, let value = Int(text) { return .integer(value) }
    guard let value = Double(text) else {
      position = start
      throw problem("a number that is none")
    }
    return .double(value)
  }

  private mutating func word() -> String { take { Self.startsWord($0) || $0 == "." || $0 == ":" || $0.isNumber } }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, condition(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private func peek(_ offset: Int) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  private func starts(with text: String) -> Bool { characters[position...].starts(with: text) }

  private static func startsWord(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@" || character == "$"
  }

  private func problem(_ text: String) -> PredicateProblem {
    .invalidFormat(format, position: position, problem: text)
  }
}
