/// Takes the bodies of functions out of a header: what they call need not be known. Every line keeps its number.
struct FunctionBodies {
  private var result = ""
  /// What was read since the last declaration ended.
  private var declaration = ""
  private var depth = 0
  private var isInBody = false

  static func removed(from text: String) -> String {
    var bodies = FunctionBodies()
    bodies.read(Array(text))
    return bodies.result
  }

  private mutating func read(_ text: [Character]) {
    var index = 0
    while index < text.count {
      let end = Self.end(ofTextAt: index, in: text)
      if end > index + 1 {
        // Comments, strings and lines for the preprocessor are as they are.
        let part = text[index..<end]
        result += isInBody ? String(part.filter(\.isNewline)) : String(part)
        index = end
      } else {
        read(text[index])
        index += 1
      }
    }
  }

  private mutating func read(_ character: Character) {
    if character == "{" {
      if depth == 0, isFunction {
        isInBody = true
        result.append(";")
      }
      depth += 1
    }
    if !isInBody || character.isNewline { result.append(character) }
    if character == "}" {
      depth = max(0, depth - 1)
      if depth == 0 { isInBody = false }
    }
    if depth == 0, character == ";" || character == "}" { declaration = "" } else { declaration.append(character) }
  }

  private var isFunction: Bool {
    guard declaration.last(where: { !$0.isWhitespace }) == ")" else { return false }
    return ["typedef", "ENUM", "OPTIONS", "enum ", "struct ", "union ", "@interface", "="].allSatisfy {
      !declaration.contains($0)
    }
  }

  /// Where what begins at a place ends if it is no part of a declaration; the next character otherwise.
  private static func end(ofTextAt start: Int, in text: [Character]) -> Int {
    let next = start + 1 < text.count ? text[start + 1] : " "
    switch text[start] {
    case "/" where next == "/": return lineEnd(from: start, in: text)
    case "/" where next == "*":
      var index = start + 2
      while index + 1 < text.count, text[index] != "*" || text[index + 1] != "/" { index += 1 }
      return min(text.count, index + 2)
    case "\"":
      var index = start + 1
      while index < text.count, text[index] != "\"", !text[index].isNewline { index += text[index] == "\\" ? 2 : 1 }
      return min(text.count, index + 1)
    case "#": return directiveEnd(from: start, in: text)
    default: return start + 1
    }
  }

  private static func lineEnd(from start: Int, in text: [Character]) -> Int {
    text[start...].firstIndex(where: \.isNewline) ?? text.count
  }

  /// A macro goes on where a line ends with a backslash.
  private static func directiveEnd(from start: Int, in text: [Character]) -> Int {
    var end = lineEnd(from: start, in: text)
    while end < text.count, text[end - 1] == "\\" { end = lineEnd(from: end + 1, in: text) }
    return end
  }
}
