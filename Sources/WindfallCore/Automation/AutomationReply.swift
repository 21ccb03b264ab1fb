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
    case .done: writer.write(byte: Tag.done.rawValue)
    case .bool(let value):
      writer.write(byte: Tag.bool.rawValue)
      writer.write(value)
    case .count(let count):
      writer.write(byte: Tag.count.rawValue)
      writer.write(count)
    case .element(let element):
      writer.write(byte: Tag.element.rawValue)
      writer.write(element)
    case .elements(let elements):
      writer.write(byte: Tag.elements.rawValue)
      writer.write(elements)
    case .tree(let element, let revision):
      writer.write(byte: Tag.tree.rawValue)
      writer.write(element)
      writer.write(revision)
    case .displayList(let list):
      writer.write(byte: Tag.displayList.rawValue)
      writer.write(list)
    case .state(let state):
      writer.write(byte: Tag.state.rawValue)
      writer.write(byte: state.rawValue)
    case .revision(let revision):
      writer.write(byte: Tag.revision.rawValue)
      writer.write(revision)
    case .failure(let failure):
      writer.write(byte: Tag.failure.rawValue)
      writer.write(failure)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .done: self = .done
    case .bool: self = .bool(try reader.readBool())
    case .count: self = .count(try reader.readInt())
    case .element: self = .element(try reader.read())
    case .elements: self = .elements(try reader.readArray())
    case .tree: self = .tree(try reader.read(), revision: try reader.readUnsigned())
    case .displayList: self = .displayList(try reader.read())
    case .state: self = .state(try reader.readRaw())
    case .revision: self = .revision(try reader.readUnsigned())
    case .failure: self = .failure(try reader.read())
    }
  }
}
