import Foundation

/// Reads the inline marks of Markdown: emphasis, code, lines through words, and links.
struct MarkdownParser {
  private let characters: [Character]
  private var spans: [MarkdownSpan] = []
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  private init(_ characters: ArraySlice<Character>) { self.characters = Array(characters) }

  mutating func parse() -> [MarkdownSpan] {
    while position < characters.count {
      switch characters[position] {
      case "\\": escape()
      case "`": code()
      case "[": link()
      case "<": address()
      case "*", "_", "~": emphasis()
      default: take(1)
      }
    }
    return spans
  }

  // MARK: - Marks

  private mutating func escape() {
    if let next = character(at: position + 1), next.isASCII, next.isPunctuation || next.isSymbol { position += 1 }
    take(1)
  }

  private mutating func code() {
    let length = runLength(at: position)
    var end = position + length
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = runLength(at: end)
      if closing == length {
        var span = MarkdownSpan(String(characters[position + length..<end]))
        span.isCode = true
        spans.append(span)
        position = end + closing
        return
      }
      end += closing
    }
    take(length)
  }

  private mutating func link() {
    guard let close = matching("]", for: "[", from: position), character(at: close + 1) == "(",
      let end = matching(")", for: "(", from: close + 1)
    else { return take(1) }
    let target = characters[close + 2..<end].split(separator: " ").first.map { String($0) } ?? ""
    add(position + 1..<close) { $0.link = URL(string: target) }
    position = end + 1
  }

  /// An address between angle brackets.
  private mutating func address() {
    guard let end = characters[position...].firstIndex(of: ">") else { return take(1) }
    let text = String(characters[position + 1..<end])
    guard text.contains("://"), !text.contains(where: \.isWhitespace), let url = URL(string: text) else {
      return take(1)
    }
    var span = MarkdownSpan(text)
    span.link = url
    spans.append(span)
    position = end + 1
  }

  private mutating func emphasis() {
    let mark = characters[position]
    let length = runLength(at: position)
    guard mark == "~" ? length == 2 : length <= 3, opens(position, length), let end = closing(mark, length) else {
      return take(length)
    }
    add(position + length..<end) { span in
      if mark == "~" {
        span.isStruckThrough = true
      } else {
        if length != 2 { span.isItalic = true }
        if length != 1 { span.isBold = true }
      }
    }
    position = end + length
  }

  // MARK: - Places

  private func opens(_ index: Int, _ length: Int) -> Bool {
    guard let next = character(at: index + length), !next.isWhitespace else { return false }
    return characters[index] != "_" || character(at: index - 1)?.isWord != true
  }

  /// Where the run that ends the one at the current place begins.
  private func closing(_ mark: Character, _ length: Int) -> Int? {
    var index = position + length
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 2
      case mark:
        let run = runLength(at: index)
        let stands = character(at: index - 1)?.isWhitespace == false
        let isFree = mark != "_" || character(at: index + run)?.isWord != true
        if run >= length, stands, isFree, index > position + length { return index + run - length }
        index += run
      default: index += 1
      }
    }
    return nil
  }

  private func matching(_ close: Character, for open: Character, from start: Int) -> Int? {
    var depth = 0
    for index in start..<characters.count {
      if characters[index] == open { depth += 1 }
      if characters[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func runLength(at index: Int) -> Int { characters[index...].prefix { $0 == characters[index] }.count }

  private func character(at index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

  // MARK: - Spans

  /// Takes characters as they are.
  private mutating func take(_ count: Int) {
    let text = String(characters[position..<min(characters.count, position + count)])
    position += count
    if spans.last.map({ $0 == MarkdownSpan($0.text) }) == true {
      spans[spans.count - 1].text += text
    } else {
      spans.append(MarkdownSpan(text))
    }
  }

  /// Adds the spans of a part, changed in one way.
  private mutating func add(_ range: Range<Int>, _ change: (inout MarkdownSpan) -> Void) {
    var inner = MarkdownParser(characters[range])
    for var span in inner.parse() {
      change(&span)
      spans.append(span)
    }
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
