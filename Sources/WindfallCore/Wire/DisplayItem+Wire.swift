import Foundation

extension DisplayItem: WireCodable {
  private enum Tag: UInt8 { case fill, stroke, text, image, group }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .fill(let path, let paint):
      writer.write(byte: Tag.fill.rawValue)
      writer.write(path)
      writer.write(paint)
    case .stroke(let path, let paint, let stroke):
      writer.write(byte: Tag.stroke.rawValue)
      writer.write(path)
      writer.write(paint)
      writer.write(stroke)
    case .text(let text):
      writer.write(byte: Tag.text.rawValue)
      writer.write(text)
    case .image(let data, let tint, let rect):
      writer.write(byte: Tag.image.rawValue)
      writer.write(bytes: data)
      writer.write(tint)
      writer.write(rect)
    case .group(let group):
      writer.write(byte: Tag.group.rawValue)
      writer.write(group)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .fill: self = .fill(try reader.read(), try reader.read())
    case .stroke: self = .stroke(try reader.read(), try reader.read(), try reader.read())
    case .text: self = .text(try reader.read())
    case .image:
      self =
        .image(Data(try reader.readBytes()), tint: try reader.readOptional(), in: try reader.read())
    case .group: self = .group(try reader.read())
    }
  }
}
