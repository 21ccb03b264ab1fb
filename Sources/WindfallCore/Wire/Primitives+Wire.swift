import Foundation

extension Bool: WireCodable {
  public func encode(into writer: inout WireWriter) { writer.write(self) }
  public init(from reader: inout WireReader) throws { self = try reader.readBool() }
}

extension UInt64: WireCodable {
  public func encode(into writer: inout WireWriter) { writer.write(self) }
  public init(from reader: inout WireReader) throws { self = try reader.readUnsigned() }
}

extension Int: WireCodable {
  public func encode(into writer: inout WireWriter) { writer.write(self) }
  public init(from reader: inout WireReader) throws { self = try reader.readInt() }
}

extension Double: WireCodable {
  public func encode(into writer: inout WireWriter) { writer.write(self) }
  public init(from reader: inout WireReader) throws { self = try reader.readDouble() }
}

extension CGFloat: WireCodable {
  public func encode(into writer: inout WireWriter) { writer.write(Double(self)) }
  public init(from reader: inout WireReader) throws { self = CGFloat(try reader.readDouble()) }
}

extension String: WireCodable {
  public func encode(into writer: inout WireWriter) { writer.write(self) }
  public init(from reader: inout WireReader) throws { self = try reader.readString() }
}

extension Array: WireCodable where Element: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(UInt64(count))
    for element in self { element.encode(into: &writer) }
  }

  public init(from reader: inout WireReader) throws { self = try reader.readArray { try Element(from: &$0) } }
}

extension Optional: WireCodable where Wrapped: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(self != nil)
    if let self { self.encode(into: &writer) }
  }

  public init(from reader: inout WireReader) throws { self = try reader.readBool() ? Wrapped(from: &reader) : nil }
}
