/// What a test process asks the tool to draw.
public enum DrawingRequest: Sendable {
  /// As a PNG file.
  case picture(DisplayList)
  /// As a PDF file.
  case document(DisplayDocument)
}

extension DrawingRequest: WireCodable {
  private enum Tag: UInt8 { case picture, document }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .picture(let list): writer.write(tag: Tag.picture, list)
    case .document(let document): writer.write(tag: Tag.document, document)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .picture: self = .picture(try reader.read())
    case .document: self = .document(try reader.read())
    }
  }
}
