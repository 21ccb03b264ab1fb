extension DisplayDocument: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(pages)
    writer.write(information)
  }

  public init(from reader: inout WireReader) throws {
    self.init(pages: try reader.read(), information: try reader.read())
  }
}

extension DisplayDocument.Information: WireCodable {
  public func encode(into writer: inout WireWriter) {
    for text in [title, author, subject, keywords, creator] { writer.write(text) }
  }

  public init(from reader: inout WireReader) throws {
    self.init()
    title = try reader.read()
    author = try reader.read()
    subject = try reader.read()
    keywords = try reader.read()
    creator = try reader.read()
  }
}
