/// The tool's answer to a `DisplayList` that a test process has sent to be drawn.
public enum DrawingReply: Hashable, Sendable {
  /// The bytes of a PNG file.
  case picture([UInt8])
  /// Why there is no picture.
  case failure(String)
}

extension DrawingReply: WireCodable {
  private enum Tag: UInt8 { case picture, failure }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .picture(let bytes):
      writer.write(tag: Tag.picture)
      writer.write(bytes: bytes)
    case .failure(let reason): writer.write(tag: Tag.failure, reason)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .picture: self = .picture(Array(try reader.readBytes()))
    case .failure: self = .failure(try reader.read())
    }
  }
}
