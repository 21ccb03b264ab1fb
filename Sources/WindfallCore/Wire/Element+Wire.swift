import Foundation

extension Element: WireCodable {
  public func encode(into writer: inout WireWriter) { encode(into: &writer, withChildren: true) }

  /// Writes the element, and what is inside it only where asked for.
  func encode(into writer: inout WireWriter, withChildren: Bool) {
    writer.write(UInt64(type.rawValue))
    writer.write(viewID)
    writer.write(identifier)
    writer.write(label)
    writer.write(title)
    writer.write(value)
    writer.write(placeholder)
    writer.write(frame)
    writer.write(contentOffset)
    writer.write(byte: states.rawValue)
    guard withChildren else { return writer.write(UInt64(0)) }
    writer.write(children)
  }

  public convenience init(from reader: inout WireReader) throws {
    self.init(
      type: try reader.readRaw(), viewID: try reader.read(), identifier: try reader.read(),
      label: try reader.read(), title: try reader.read(), value: try reader.read(),
      placeholder: try reader.read(), frame: try reader.read(),
      contentOffset: try reader.read(), states: ElementStates(rawValue: try reader.readByte()),
      children: try reader.nested { try $0.read() })
  }
}
