/// How messages follow each other on a stream: four bytes of length, the lowest first, then the message.
public enum WireFrame {
  /// The number of bytes that hold the length.
  public static let headerSize = 4
  /// The longest message that is accepted.
  public static let lengthLimit = 256 << 20

  /// The message with its length in front.
  public static func bytes(of message: some WireCodable) -> [UInt8] {
    var writer = WireWriter()
    for _ in 0..<headerSize { writer.write(byte: 0) }
    message.encode(into: &writer)
    var bytes = writer.bytes
    let length = UInt32(bytes.count - headerSize)
    for index in 0..<headerSize { bytes[index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
    return bytes
  }

  /// The length that a header announces.
  public static func length(header: some Collection<UInt8>) throws -> Int {
    guard header.count >= headerSize else { throw WireError.truncated }
    var length: UInt64 = 0
    for (index, byte) in header.prefix(headerSize).enumerated() { length |= UInt64(byte) << (8 * UInt64(index)) }
    guard length <= UInt64(lengthLimit) else { throw WireError.tooLong(length) }
    return Int(length)
  }

  /// Takes the first whole message from what has arrived so far; nil when more bytes are needed.
  public static func takeMessage(from buffer: inout [UInt8]) throws -> [UInt8]? {
    guard buffer.count >= headerSize else { return nil }
    let end = try headerSize + length(header: buffer)
    guard buffer.count >= end else { return nil }
    let message = Array(buffer[headerSize..<end])
    buffer.removeFirst(end)
    return message
  }
}
