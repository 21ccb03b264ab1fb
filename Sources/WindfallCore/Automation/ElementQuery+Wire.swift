extension ElementQuery: WireCodable {
  public func encode(into writer: inout WireWriter) { writer.write(steps) }

  public init(from reader: inout WireReader) throws { self.init(steps: try reader.read()) }
}

extension ElementQuery.Step: WireCodable {
  private enum Tag: UInt8 { case descendants, children, matching, containing, select, path }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .descendants(let type): writer.write(tag: Tag.descendants, UInt64(type.rawValue))
    case .children(let type): writer.write(tag: Tag.children, UInt64(type.rawValue))
    case .matching(let filter): writer.write(tag: Tag.matching, filter)
    case .containing(let filter): writer.write(tag: Tag.containing, filter)
    case .select(let selection): writer.write(tag: Tag.select, selection)
    case .path(let indices): writer.write(tag: Tag.path, indices)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .descendants: self = .descendants(try reader.readRaw())
    case .children: self = .children(try reader.readRaw())
    case .matching: self = .matching(try reader.read())
    case .containing: self = .containing(try reader.read())
    case .select: self = .select(try reader.read())
    case .path: self = .path(try reader.read())
    }
  }
}

extension ElementQuery.Selection: WireCodable {
  private enum Tag: UInt8 { case only, first, index }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .only: writer.write(tag: Tag.only)
    case .first: writer.write(tag: Tag.first)
    case .index(let index): writer.write(tag: Tag.index, index)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .only: self = .only
    case .first: self = .first
    case .index: self = .index(try reader.read())
    }
  }
}

extension ElementFilter: WireCodable {
  private enum Tag: UInt8 { case type, view, predicate, external }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .type(let type, let text): writer.write(tag: Tag.type, UInt64(type.rawValue), text)
    case .view(let viewID): writer.write(tag: Tag.view, viewID)
    case .predicate(let expression): writer.write(tag: Tag.predicate, expression)
    case .external(let index): writer.write(tag: Tag.external, index)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .type: self = .type(try reader.readRaw(), text: try reader.read())
    case .view: self = .view(try reader.read())
    case .predicate: self = .predicate(try reader.read())
    case .external: self = .external(try reader.read())
    }
  }
}
