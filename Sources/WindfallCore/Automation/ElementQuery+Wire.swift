extension ElementQuery: WireCodable {
  public func encode(into writer: inout WireWriter) { writer.write(steps) }

  public init(from reader: inout WireReader) throws { self.init(steps: try reader.readArray()) }
}

extension ElementQuery.Step: WireCodable {
  private enum Tag: UInt8 { case descendants, children, matching, containing, select, path }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .descendants(let type):
      writer.write(byte: Tag.descendants.rawValue)
      writer.write(UInt64(type.rawValue))
    case .children(let type):
      writer.write(byte: Tag.children.rawValue)
      writer.write(UInt64(type.rawValue))
    case .matching(let filter):
      writer.write(byte: Tag.matching.rawValue)
      writer.write(filter)
    case .containing(let filter):
      writer.write(byte: Tag.containing.rawValue)
      writer.write(filter)
    case .select(let selection):
      writer.write(byte: Tag.select.rawValue)
      writer.write(selection)
    case .path(let indices):
      writer.write(byte: Tag.path.rawValue)
      writer.write(UInt64(indices.count))
      for index in indices { writer.write(index) }
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .descendants: self = .descendants(try reader.readRaw())
    case .children: self = .children(try reader.readRaw())
    case .matching: self = .matching(try reader.read())
    case .containing: self = .containing(try reader.read())
    case .select: self = .select(try reader.read())
    case .path: self = .path(try reader.readArray { try $0.readInt() })
    }
  }
}

extension ElementQuery.Selection: WireCodable {
  private enum Tag: UInt8 { case only, first, index }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .only: writer.write(byte: Tag.only.rawValue)
    case .first: writer.write(byte: Tag.first.rawValue)
    case .index(let index):
      writer.write(byte: Tag.index.rawValue)
      writer.write(index)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .only: self = .only
    case .first: self = .first
    case .index: self = .index(try reader.readInt())
    }
  }
}

extension ElementFilter: WireCodable {
  private enum Tag: UInt8 { case type, view, predicate, external }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .type(let type, let text):
      writer.write(byte: Tag.type.rawValue)
      writer.write(UInt64(type.rawValue))
      writer.write(text)
    case .view(let viewID):
      writer.write(byte: Tag.view.rawValue)
      writer.write(viewID)
    case .predicate(let expression):
      writer.write(byte: Tag.predicate.rawValue)
      writer.write(expression)
    case .external(let index):
      writer.write(byte: Tag.external.rawValue)
      writer.write(index)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .type: self = .type(try reader.readRaw(), text: try reader.readOptionalString())
    case .view: self = .view(try reader.readUnsigned())
    case .predicate: self = .predicate(try reader.read())
    case .external: self = .external(try reader.readInt())
    }
  }
}
