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
