/// The bytes hold each text once, in a table in front of the elements, which name texts by their place in it.
extension InterfaceDocument: WireCodable {
  public func encode(into writer: inout WireWriter) {
    var table = TextTable()
    var elements = WireWriter(reserving: 16_384)
    Self.write(root, into: &elements, table: &table)
    writer.write(source)
    writer.write(table.texts)
    writer.write(bytes: elements.bytes)
  }

  public init(from reader: inout WireReader) throws {
    let source = try reader.readString()
    let texts: [String] = try reader.read()
    var elements = WireReader(Array(try reader.readBytes()))
    self.init(source: source, root: try Self.element(from: &elements, texts: texts))
    try elements.finish()
  }

  private struct TextTable {
    private(set) var texts: [String] = []
    private var places: [String: Int] = [:]

    mutating func place(of text: String) -> UInt64 {
      if let place = places[text] { return UInt64(place) }
      places[text] = texts.count
      texts.append(text)
      return UInt64(texts.count - 1)
    }
  }

  private static func write(_ element: InterfaceElement, into writer: inout WireWriter, table: inout TextTable) {
    writer.write(table.place(of: element.name))
    writer.write(table.place(of: element.text))
    writer.write(UInt64(element.line))
    writer.write(UInt64(element.attributes.count))
    for (key, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      writer.write(table.place(of: key))
      writer.write(table.place(of: value))
    }
    writer.write(UInt64(element.children.count))
    for child in element.children { write(child, into: &writer, table: &table) }
  }

  private static func element(from reader: inout WireReader, texts: [String]) throws -> InterfaceElement {
    func text(_ reader: inout WireReader) throws -> String {
      let place = try reader.readUnsigned()
      guard place < UInt64(texts.count) else { throw WireError.invalidValue(type: "text", value: place) }
      return texts[Int(place)]
    }
    let name = try text(&reader)
    let content = try text(&reader)
    let line = Int(truncatingIfNeeded: try reader.readUnsigned())
    let pairs = try reader.readArray { (try text(&$0), try text(&$0)) }
    let children = try reader.nested { reader in
      try reader.readArray { try element(from: &$0, texts: texts) }
    }
    return InterfaceElement(
      name: name, attributes: Dictionary(pairs) { first, _ in first }, children: children, text: content, line: line)
  }
}
