/// What a client waits for; looked at again after every commit.
public enum AutomationCondition: Hashable, Sendable {
  /// The query finds an element.
  case exists
  /// The query finds nothing.
  case doesNotExist
  /// The query finds an element that a tap would reach.
  case isHittable
  /// The query finds an element for whose attributes the expression holds.
  case satisfies(PredicateCondition)
}

extension AutomationCondition: WireCodable {
  private enum Tag: UInt8 { case exists, doesNotExist, isHittable, satisfies }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .exists: writer.write(tag: Tag.exists)
    case .doesNotExist: writer.write(tag: Tag.doesNotExist)
    case .isHittable: writer.write(tag: Tag.isHittable)
    case .satisfies(let expression): writer.write(tag: Tag.satisfies, expression)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .exists: self = .exists
    case .doesNotExist: self = .doesNotExist
    case .isHittable: self = .isHittable
    case .satisfies: self = .satisfies(try reader.read())
    }
  }
}
