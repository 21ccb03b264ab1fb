import Foundation

/// A value that can be written to and read from a message.
public protocol WireCodable {
  /// Appends the value.
  func encode(into writer: inout WireWriter)
  /// Reads what `encode(into:)` wrote.
  init(from reader: inout WireReader) throws
}

extension WireCodable {
  /// The value alone, without the length in front.
  public var wireBytes: [UInt8] {
    var writer = WireWriter()
    encode(into: &writer)
    return writer.bytes
  }

  /// Reads a value that fills all the bytes.
  public init(wireBytes: [UInt8]) throws {
    var reader = WireReader(wireBytes)
    self = try Self(from: &reader)
    try reader.finish()
  }
}

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
