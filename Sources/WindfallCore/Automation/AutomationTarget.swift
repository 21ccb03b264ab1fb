/// Where a gesture starts or ends.
public enum AutomationTarget: Hashable, Sendable {
  /// The middle of the one element that the query finds.
  case element(ElementQuery)
  /// A point of the element: a share of its size from its top left corner, then a distance in points.
  case point(of: ElementQuery, normalizedOffset: CGVector, offset: CGVector)

  /// The query that finds the element.
  public var query: ElementQuery {
    switch self {
    case .element(let query): query
    case .point(let query, _, _): query
    }
  }
}

extension AutomationTarget: WireCodable {
  private enum Tag: UInt8 { case element, point }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .element(let query): writer.write(tag: Tag.element, query)
    case .point(let query, let normalizedOffset, let offset):
      writer.write(tag: Tag.point, query, normalizedOffset, offset)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .element: self = .element(try reader.read())
    case .point:
      self = .point(of: try reader.read(), normalizedOffset: try reader.read(), offset: try reader.read())
    }
  }
}
