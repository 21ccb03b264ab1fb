/// The app's answer to an `AutomationRequest`.
public enum AutomationReply: Sendable {
  case done
  case bool(Bool)
  case count(Int)
  case element(ElementSnapshot)
  case elements([ElementSnapshot])
  /// The application element of a frame.
  case tree(Element, revision: UInt64)
  case displayList(DisplayList)
  case state(AutomationAppState)
  case revision(UInt64)
  case failure(AutomationFailure)
}

extension AutomationReply: WireCodable {
  private enum Tag: UInt8 { case done, bool, count, element, elements, tree, displayList, state, revision, failure }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .done: writer.write(tag: Tag.done)
    case .bool(let value): writer.write(tag: Tag.bool, value)
    case .count(let count): writer.write(tag: Tag.count, count)
    case .element(let element): writer.write(tag: Tag.element, element)
    case .elements(let elements): writer.write(tag: Tag.elements, elements)
    case .tree(let element, let revision): writer.write(tag: Tag.tree, element, revision)
    case .displayList(let list): writer.write(tag: Tag.displayList, list)
    case .state(let state):
      writer.write(tag: Tag.state)
      writer.write(byte: state.rawValue)
    case .revision(let revision): writer.write(tag: Tag.revision, revision)
    case .failure(let failure): writer.write(tag: Tag.failure, failure)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .done: self = .done
    case .bool: self = .bool(try reader.read())
    case .count: self = .count(try reader.read())
    case .element: self = .element(try reader.read())
    case .elements: self = .elements(try reader.read())
    case .tree: self = .tree(try reader.read(), revision: try reader.read())
    case .displayList: self = .displayList(try reader.read())
    case .state: self = .state(try reader.readRaw())
    case .revision: self = .revision(try reader.read())
    case .failure: self = .failure(try reader.read())
    }
  }
}
