/// The tool's answer to a ``DrawingRequest``.
public enum DrawingReply: Hashable, Sendable {
  /// The bytes of the file that was asked for.
  case file([UInt8])
  /// Why there is none.
  case failure(String)
}

extension DrawingReply: WireCodable {
  private enum Tag: UInt8 { case file, failure }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .file(let bytes):
      writer.write(tag: Tag.file)
      writer.write(bytes: bytes)
    case .failure(let reason): writer.write(tag: Tag.failure, reason)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .file: self = .file(Array(try reader.readBytes()))
    case .failure: self = .failure(try reader.read())
    }
  }
}
