import Foundation

/// Reads the XML of a scheme: elements and their attributes. Text between them means nothing in a scheme.
///
/// Foundation's parser stops the whole process at some damaged files, and knows entities that open other files; here a
/// document type, the only place to declare such entities, is an error.
struct SchemeParser {
  private static let maximumDepth = 64

  private var rest: Substring
  private var open: [SchemeElement] = []

  private init(_ text: String) {
    rest = text[...]
  }

  /// The root of the file.
  static func root(of data: Data, at url: URL) throws(ProjectError) -> SchemeElement {
    let text = String(decoding: data, as: UTF8.self)
    var parser = SchemeParser(text)
    guard let root = parser.root() else {
      let read = text[..<parser.rest.startIndex]
      let line = read.unicodeScalars.count { $0 == "\n" } + 1
      throw ProjectError(
        "the scheme is damaged: its XML cannot be read, in line \(line)", path: url.path,
        advice: "make the scheme again in Xcode")
    }
    return root
  }

  /// Reads until the root element is closed; `nil` where something is wrong, which is then the next thing to read.
  private mutating func root() -> SchemeElement? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<?") {
        guard skip(through: "?>") else { return nil }
      } else if rest.hasPrefix("<!--") {
        guard skip(through: "-->") else { return nil }
      } else if rest.hasPrefix("</") {
        guard let element = closingTag() else { return nil }
        guard let parent = open.indices.last else { return element }
        open[parent].children.append(element)
      } else {
        guard let (element, isClosed) = openingTag(), open.count < Self.maximumDepth else { return nil }
        if !isClosed {
          open.append(element)
        } else if let parent = open.indices.last {
          open[parent].children.append(element)
        } else {
          return element
        }
      }
    }
    return nil
  }

  private mutating func skip(through end: String) -> Bool {
    guard let range = rest.firstRange(of: end) else { return false }
    rest = rest[range.upperBound...]
    return true
  }

  /// The element that the tag closes; `nil` where it is not the one opened last.
  private mutating func closingTag() -> SchemeElement? {
    let tag = rest
    rest = rest.dropFirst(2)
    guard let name = name(), let element = open.last, element.name == name else {
      rest = tag
      return nil
    }
    skipSpace()
    guard take(">") else { return nil }
    return open.popLast()
  }

  /// The element that the tag opens, and whether the same tag closes it.
  private mutating func openingTag() -> (SchemeElement, isClosed: Bool)? {
    let tag = rest
    rest = rest.dropFirst()
    guard let name = name() else {
      rest = tag
      return nil
    }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take("/>") { return (SchemeElement(name: name, attributes: attributes), true) }
      if take(">") { return (SchemeElement(name: name, attributes: attributes), false) }
      guard let (key, value) = attribute() else { return nil }
      attributes[key] = value
    }
  }
}

// MARK: - Names and attributes

extension SchemeParser {
  private mutating func attribute() -> (String, String)? {
    guard let key = name() else { return nil }
    skipSpace()
    guard take("=") else { return nil }
    skipSpace()
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let value = rest.dropFirst().prefix { $0 != quote && $0 != "<" }
    guard value.endIndex < rest.endIndex, rest[value.endIndex] == quote else { return nil }
    rest = rest[value.endIndex...].dropFirst()
    return (key, Self.replacingEntities(in: value))
  }

  private mutating func name() -> String? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ":" || $0 == "." }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func skipSpace() {
    rest = rest.drop(while: \.isWhitespace)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private static func replacingEntities(in text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      result += rest[..<start]
      let name = rest[start..<end].dropFirst()
      result += character(named: name).map(String.init) ?? "&\(name);"
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  private static func character(named name: Substring) -> Character? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): character(numbered: UInt32(name.dropFirst(2), radix: 16))
    case _ where name.hasPrefix("#"): character(numbered: UInt32(name.dropFirst()))
    default: nil
    }
  }

  private static func character(numbered number: UInt32?) -> Character? {
    number.flatMap(UnicodeScalar.init).map(Character.init)
  }
}
