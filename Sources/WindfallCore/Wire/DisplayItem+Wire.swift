import Foundation

extension DisplayItem: WireCodable {
  private enum Tag: UInt8 { case fill, stroke, text, image, group }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .fill(let path, let paint): writer.write(tag: Tag.fill, path, paint)
    case .stroke(let path, let paint, let stroke): writer.write(tag: Tag.stroke, path, paint, stroke)
    case .text(let text): writer.write(tag: Tag.text, text)
    case .image(let data, let tint, let rect):
      writer.write(tag: Tag.image)
      writer.write(bytes: data)
      writer.write(tint)
      writer.write(rect)
    case .group(let group): writer.write(tag: Tag.group, group)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .fill: self = .fill(try reader.read(), try reader.read())
    case .stroke: self = .stroke(try reader.read(), try reader.read(), try reader.read())
    case .text: self = .text(try reader.read())
    case .image:
      self =
        .image(Data(try reader.readBytes()), tint: try reader.read(), in: try reader.read())
    case .group: self = .group(try reader.read())
    }
  }
}
