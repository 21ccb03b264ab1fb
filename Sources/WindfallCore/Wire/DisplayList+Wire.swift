import Foundation

extension DisplayList: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(size)
    writer.write(Double(scale))
    writer.write(background)
    writer.write(root)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      size: try reader.read(), scale: CGFloat(try reader.readDouble()), background: try reader.read(),
      root: try reader.read())
  }
}

extension DisplayGroup: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(transform)
    writer.write(opacity)
    writer.write(clip)
    writer.write(shadow)
    writer.write(items)
  }

  public convenience init(from reader: inout WireReader) throws {
    self.init(
      transform: try reader.read(), opacity: try reader.readDouble(), clip: try reader.readOptional(),
      shadow: try reader.readOptional(), items: try reader.nested { try $0.readArray() })
  }
}

extension DisplayGroup.Shadow: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(color)
    writer.write(Double(radius))
    writer.write(offset)
  }

  public init(from reader: inout WireReader) throws {
    self.init(color: try reader.read(), radius: CGFloat(try reader.readDouble()), offset: try reader.read())
  }
}
