/// Reads Apple's visual format language.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("H:") { result.axis = .horizontal } else if take("V:") { result.axis = .vertical }
    if take("|") {
      result.members.append(.superview)
      result.spaces.append(try space())
    }
    result.members.append(try view())
    while !isAtEnd {
      let space = try space()
      result.spaces.append(space)
      if take("|") {
        result.members.append(.superview)
        guard isAtEnd else { throw problem("nothing may follow the superview's edge") }
        break
      }
      result.members.append(try view())
    }
    return result
  }

  // MARK: - Members and spaces

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Member {
    guard take("[") else { throw problem("expected a view in brackets") }
    let start = position
    let name = identifier()
    guard !name.isEmpty else { throw problem("expected the name of a view") }
    let sizes = peek == "(" ? try predicates() : []
    guard take("]") else { throw problem("expected a ']' after the view") }
    return .view(name, offset: start, sizes: sizes)
  }

  private mutating func space() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard take("-") else { return [VisualFormat.Predicate(value: .number(0))] }
    if peek == "[" || peek == "|" { return [VisualFormat.Predicate(value: .standard)] }
    let found = peek == "(" ? try predicates() : [VisualFormat.Predicate(value: try value())]
    guard take("-") else { throw problem("expected a '-' after the space") }
    return found
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var found: [VisualFormat.Predicate] = []
    repeat {
      var predicate = VisualFormat.Predicate(value: .standard)
      if take("==") {
        predicate.relation = .equal
      } else if take(">=") {
        predicate.relation = .greaterThanOrEqual
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      }
      predicate.value = try value()
      if take("@") { predicate.priority = try value() }
      found.append(predicate)
    } while take(",")
    guard take(")") else { throw problem("expected a ')' after the sizes") }
    return found
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    let start = position
    var text = ""
    if peek == "-" || peek == "+" { text.append(next()) }
    while let character = peek, character.isNumber || character == "." { text.append(next()) }
    if let number = Double(text) { return .number(CGFloat(number)) }
    position = start
    let name = identifier()
    guard !name.isEmpty else { throw problem("expected a number, or the name of a metric or view") }
    return .name(name, offset: start)
  }

  // MARK: - Characters

  private var isAtEnd: Bool { position == characters.count }

  private var peek: Character? { isAtEnd ? nil : characters[position] }

  private mutating func next() -> Character {
    position += 1
    return characters[position - 1]
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: Array(text)) else { return false }
    position += text.count
    return true
  }

  private mutating func identifier() -> String {
    var name = ""
    while let character = peek, character.isLetter || character == "_" || (!name.isEmpty && character.isNumber) {
      name.append(next())
    }
    return name
  }

  private func problem(_ text: String) -> VisualFormatError {
    VisualFormatError(problem: text, format: format, offset: position)
  }
}
