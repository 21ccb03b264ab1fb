import Foundation

extension DisplayList: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(size)
    writer.write(scale)
    writer.write(background)
    writer.write(root)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      size: try reader.read(), scale: try reader.read(), background: try reader.read(),
      root: try reader.read())
  }
}

extension DisplayGroup: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(transform)
    writer.write(opacity)
    writer.write(clip)
    writer.write(shadow)
    writer.write(byte: blend.rawValue)
    writer.write(isJagged)
    writer.write(items)
  }

  public convenience init(from reader: inout WireReader) throws {
    self.init(
      transform: try reader.read(), opacity: try reader.read(), clip: try reader.read(),
      shadow: try reader.read(), blend: try reader.readRaw(), isJagged: try reader.read(),
      items: try reader.nested { try $0.read() })
  }
}

extension DisplayGroup.Shadow: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(color)
    writer.write(radius)
    writer.write(offset)
  }

  public init(from reader: inout WireReader) throws {
    self.init(color: try reader.read(), radius: try reader.read(), offset: try reader.read())
  }
}
