/// Reads XML as Xcode writes it: elements, attributes and text.
///
/// Foundation's parser stops the whole process at some damaged files, and knows entities that open other files; here a
/// document type, the only place to declare such entities, is an error, or may only name the type.
public struct MarkupParser {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private let maximumDepth: Int
  private let allowsDocumentType: Bool
  private var open: [MarkupElement] = []

  private init(_ bytes: [UInt8], maximumDepth: Int, allowsDocumentType: Bool) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    self.allowsDocumentType = allowsDocumentType
  }

  /// The root element of a file.
  public static func root(
    of bytes: some Collection<UInt8>, maximumDepth: Int = 256, allowsDocumentType: Bool = false
  ) throws(MarkupError) -> MarkupElement {
    var parser = MarkupParser(Array(bytes), maximumDepth: maximumDepth, allowsDocumentType: allowsDocumentType)
    return try parser.root()
  }

  /// Reads until the root element is closed.
  private mutating func root() throws(MarkupError) -> MarkupElement {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        readText()
        continue
      }
      if starts(with: "<?") {
        try skip(through: "?>")
      } else if starts(with: "<!--") {
        try skip(through: "-->")
      } else if starts(with: "<![CDATA[") {
        try readCharacterData()
      } else if starts(with: "<!") {
        try skipDocumentType()
      } else if starts(with: "</") {
        if let root = add(try closingTag()) { return root }
      } else if let element = try openingTag(), let root = add(element) {
        return root
      }
    }
    throw error(
      open.last.map { "the file ends before <\($0.name)> of line \($0.line) is closed" } ?? "it has no element")
  }

  /// Puts a finished element into the one around it; the root, which has none, is given back.
  private mutating func add(_ element: MarkupElement) -> MarkupElement? {
    guard let parent = open.indices.last else { return element }
    open[parent].children.append(element)
    return nil
  }
}

// MARK: - Tags

extension MarkupParser {
  /// The element that the tag closes.
  private mutating func closingTag() throws(MarkupError) -> MarkupElement {
    advance(by: 2)
    let name = try name()
    skipSpace()
    guard let element = open.last, element.name == name, take(">") else {
      throw error("</\(name)> closes \(open.last.map { "<\($0.name)> of line \($0.line)" } ?? "nothing")")
    }
    open.removeLast()
    return element
  }

  /// The element, if the same tag closes it.
  private mutating func openingTag() throws(MarkupError) -> MarkupElement? {
    let start = line
    advance(by: 1)
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take("/>") { return MarkupElement(name: name, attributes: attributes, line: start) }
      if take(">") { break }
      let (key, value) = try attribute()
      attributes[key] = value
    }
    guard open.count < maximumDepth else { throw error("elements are nested more than \(maximumDepth) deep") }
    open.append(MarkupElement(name: name, attributes: attributes, line: start))
    return nil
  }

  private mutating func attribute() throws(MarkupError) -> (String, String) {
    let key = try name()
    skipSpace()
    guard take("=") else { throw error("the attribute \(key) has no value") }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      throw error("the value of the attribute \(key) is not in quotes")
    }
    let quote = bytes[position]
    advance(by: 1)
    let start = position
    while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "<") { advance(by: 1) }
    guard position < bytes.count, bytes[position] == quote else {
      throw error("the value of the attribute \(key) does not end")
    }
    let value = MarkupEntities.replacing(in: bytes[start..<position])
    advance(by: 1)
    return (key, value)
  }

  private mutating func name() throws(MarkupError) -> String {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > start else { throw error("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

// MARK: - Text

extension MarkupParser {
  private mutating func readText() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance(by: 1) }
    guard let parent = open.indices.last else { return }
    open[parent].text += MarkupEntities.replacing(in: bytes[start..<position])
  }

  private mutating func readCharacterData() throws(MarkupError) {
    advance(by: "<![CDATA[".utf8.count)
    let start = position
    try skip(through: "]]>")
    guard let parent = open.indices.last else { return }
    open[parent].text += String(decoding: bytes[start..<position - 3], as: UTF8.self)
  }
}

// MARK: - Bytes

extension MarkupParser {
  private func error(_ message: String) -> MarkupError { MarkupError(line: line, message: message) }

  private mutating func advance(by count: Int) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private func starts(with text: StaticString) -> Bool {
    guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      for (offset, byte) in expected.enumerated() where bytes[position + offset] != byte { return false }
      return true
    }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    advance(by: text.utf8CodeUnitCount)
    return true
  }

  private mutating func skip(through end: StaticString) throws(MarkupError) {
    while position < bytes.count {
      if take(end) { return }
      advance(by: 1)
    }
    throw error("the file ends before \(end)")
  }

  private mutating func skipDocumentType() throws(MarkupError) {
    guard allowsDocumentType else { throw error("a document type is not allowed") }
    let start = position
    try skip(through: ">")
    guard !bytes[start..<position].contains(UInt8(ascii: "[")) else {
      throw error("a document type that declares something is not allowed")
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) { advance(by: 1) }
  }
}
