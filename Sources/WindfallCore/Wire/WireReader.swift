/// Takes values from the bytes of a message; bad bytes throw a `WireError` and never stop the program.
public struct WireReader: Sendable {
  /// How deep values that hold values of their own kind may be nested.
  public static let depthLimit = 500

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes are left.
  public var remaining: Int { bytes.count - position }

  /// Throws unless all bytes were taken.
  public func finish() throws {
    if remaining > 0 { throw WireError.trailingBytes(remaining) }
  }

  public mutating func readByte() throws -> UInt8 {
    guard position < bytes.count else { throw WireError.truncated }
    defer { position += 1 }
    return bytes[position]
  }

  public mutating func readBool() throws -> Bool {
    let byte = try readByte()
    guard byte < 2 else { throw WireError.invalidValue(type: "Bool", value: UInt64(byte)) }
    return byte == 1
  }

  public mutating func readUnsigned() throws -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try readByte()
      let bits = UInt64(byte & 0x7F)
      // The tenth byte has room for one bit only.
      guard shift < 63 || (shift == 63 && bits <= 1) else {
        throw WireError.invalidValue(type: "UInt64", value: UInt64(byte))
      }
      value |= bits << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  public mutating func readInt() throws -> Int {
    let raw = try readUnsigned()
    return Int(truncatingIfNeeded: raw >> 1) ^ -Int(truncatingIfNeeded: raw & 1)
  }

  public mutating func readDouble() throws -> Double {
    guard remaining >= 8 else { throw WireError.truncated }
    let bits = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt64.self) }
    position += 8
    return Double(bitPattern: UInt64(littleEndian: bits))
  }

  public mutating func readString() throws -> String {
    let range = try takeRange(count: readUnsigned())
    let text = bytes.withUnsafeBufferPointer { String(validating: $0[range], as: UTF8.self) }
    guard let text else { throw WireError.invalidText }
    return text
  }

  /// Raw bytes with their count in front.
  public mutating func readBytes() throws -> ArraySlice<UInt8> { bytes[try takeRange(count: readUnsigned())] }

  public mutating func read<Value: WireCodable>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(from: &self)
  }

  /// Reads a count and that many values.
  public mutating func readArray<Value>(_ element: (inout WireReader) throws -> Value) throws -> [Value] {
    let count = try readUnsigned()
    // Every value takes a byte at least, so a longer count is a lie, and no room is made for it.
    guard count <= UInt64(remaining) else { throw WireError.truncated }
    var values: [Value] = []
    values.reserveCapacity(min(Int(count), 4096))
    for _ in 0..<count { values.append(try element(&self)) }
    return values
  }

  /// Reads the case of an enumeration that is stored as its raw value.
  public mutating func readRaw<Value: RawRepresentable>(_ type: Value.Type = Value.self) throws -> Value
  where Value.RawValue: FixedWidthInteger & UnsignedInteger {
    let raw = try readUnsigned()
    guard let number = Value.RawValue(exactly: raw), let value = Value(rawValue: number) else {
      throw WireError.invalidValue(type: "\(Value.self)", value: raw)
    }
    return value
  }

  /// Reads something that may hold more of its own kind.
  public mutating func nested<Value>(_ body: (inout WireReader) throws -> Value) throws -> Value {
    guard depth < Self.depthLimit else { throw WireError.tooDeep }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func takeRange(count: UInt64) throws -> Range<Int> {
    guard count <= UInt64(remaining) else { throw WireError.truncated }
    let start = position
    position += Int(count)
    return start..<position
  }
}
